import type { Font } from 'harfbuzzjs';
import { formatRanges, rangesOf } from './characters.ts';
import { charactersIn, heights, meanAdvance, type Sample } from './font.ts';

/**
 * System fonts, best first: PostScript names for `local()` and `meanAdvance` in em. Georgia's is measured with Gelasio
 * and Arial's with Arimo, which have the same widths; Arial's Arabic is from its published glyph widths. DejaVu's are
 * fitted to titles and first sentences of our pages, which have more capitals than the samples.
 *
 * Browsers look every name up before the first paint, in each size: one name a font, and only what Android, iOS,
 * macOS, Windows and Debian have.
 */
type Local = { names: readonly string[]; advance: number };

const serifBold: Local[] = [
  { names: ['Georgia-Bold'], advance: 0.5102 },
  { names: ['NotoSerif-Bold'], advance: 0.5037 },
  { names: ['LiberationSerif-Bold'], advance: 0.4255 },
  { names: ['DejaVuSerif-Bold'], advance: 0.546 },
];
const latin: Local[] = [
  { names: ['Roboto-Regular'], advance: 0.4345 },
  { names: ['ArialMT', 'LiberationSans'], advance: 0.4386 },
  { names: ['DejaVuSans'], advance: 0.4927 },
];
const latinBold: Local[] = [
  { names: ['Roboto-Bold'], advance: 0.4428 },
  { names: ['Arial-BoldMT', 'LiberationSans-Bold'], advance: 0.4716 },
  { names: ['DejaVuSans-Bold'], advance: 0.557 },
];
const arabic: Local[] = [
  { names: ['NotoNaskhArabic-Regular'], advance: 0.3797 },
  { names: ['ArialMT'], advance: 0.3501 },
  { names: ['DejaVuSans'], advance: 0.4456 },
];
const arabicBold: Local[] = [
  { names: ['NotoNaskhArabic-Bold'], advance: 0.3944 },
  { names: ['Arial-BoldMT'], advance: 0.3567 },
  { names: ['DejaVuSans-Bold'], advance: 0.5318 },
];

type Fallback = {
  /** Of one of our subsets. */
  family: 'Latin Display' | 'Latin Text' | 'Arabic Text' | 'Arabic Display';
  /** The most used weight in the range `weights`. */
  weight: number;
  weights: string;
  locals: readonly Local[];
  sample: Sample;
};

export const fallbacks: readonly Fallback[] = [
  { family: 'Latin Display', weight: 640, weights: '600 800', locals: serifBold, sample: 'latin' },
  { family: 'Latin Text', weight: 400, weights: '400 500', locals: latin, sample: 'latin' },
  { family: 'Latin Text', weight: 700, weights: '600 800', locals: latinBold, sample: 'latin' },
  { family: 'Arabic Text', weight: 400, weights: '400 500', locals: arabic, sample: 'arabic' },
  { family: 'Arabic Text', weight: 700, weights: '600 700', locals: arabicBold, sample: 'arabic' },
  {
    family: 'Arabic Display',
    weight: 700,
    weights: '400 700',
    locals: arabicBold,
    sample: 'arabic',
  },
];

/** Rounded up: browsers round heights to pixels, ½ up. */
const percent = (share: number, decimals: number) => {
  const steps = 10 ** decimals;
  return Math.ceil(share * 100 * steps - 1e-6) / steps;
};

const sourcesOf = ({ names }: Local) => names.map((name) => `local('${name}')`).join(', ');

/**
 * Reversed, because the last rule whose font exists wins. Heights are divided because `size-adjust` multiplies them.
 * A fallback for Arabic keeps to Arabic and spaces: in a list it comes before the Latin font, which must not set the
 * height of lines while the Arabic one is on its way.
 */
export function fallbackRules(fallback: Fallback, font: Font): string[] {
  // Every line has a `line-height`, which leaves out the gap between lines.
  const { ascent, descent } = heights(font);
  const advance = meanAdvance(font, fallback.sample);
  const range =
    fallback.sample === 'arabic'
      ? `\n  unicode-range: ${formatRanges(rangesOf(charactersIn(font)))};`
      : '';
  return fallback.locals.toReversed().map((local) => {
    const size = percent(advance / local.advance, 2);
    const height = (em: number) => `${percent((em / size) * 100, 1)}%`;
    return `@font-face {
  font-family: '${fallback.family} Fallback';
  src: ${sourcesOf(local)};
  font-weight: ${fallback.weights};
  size-adjust: ${size}%;
  ascent-override: ${height(ascent)};
  descent-override: ${height(descent)};${range}
}`;
  });
}
