import type { Font } from 'harfbuzzjs';
import { heights, meanAdvance, type Sample } from './font.ts';

/**
 * System fonts, best first, with their `meanAdvance` in em: Georgia's measured with Gelasio and Arial's with
 * Arimo, which have the same widths; Arial's Arabic from its published glyph widths. DejaVu's are fitted to
 * titles and first sentences of our pages, which have more capitals than the samples.
 */
type Local = { names: readonly string[]; advance: number };

type Fallback = {
  family: string;
  /** The subset that it replaces, and its most used weight. */
  cut: string;
  weight: number;
  sample: Sample;
  /** CSS `font-weight` range. */
  weights: string;
  locals: readonly Local[];
};

const georgiaBold = { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], advance: 0.5102 };
const notoSerifBold = { names: ['Noto Serif Bold', 'NotoSerif-Bold'], advance: 0.5037 };
const timesBold = {
  names: [
    'Liberation Serif Bold',
    'LiberationSerif-Bold',
    'Times New Roman Bold',
    'Nimbus Roman Bold',
  ],
  advance: 0.4255,
};
const dejavuSerifBold = { names: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], advance: 0.546 };
const arial = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Nimbus Sans'],
  advance: 0.4386,
};
const arialBold = {
  names: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Nimbus Sans Bold',
  ],
  advance: 0.4716,
};
const roboto = { names: ['Roboto', 'Roboto-Regular'], advance: 0.4345 };
const robotoBold = { names: ['Roboto Bold', 'Roboto-Bold'], advance: 0.4428 };
const notoSans = { names: ['Noto Sans', 'NotoSans-Regular', 'Open Sans'], advance: 0.4621 };
const notoSansBold = {
  names: ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold'],
  advance: 0.4951,
};
const dejavu = { names: ['DejaVu Sans', 'DejaVuSans'], advance: 0.4927 };
const dejavuBold = { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], advance: 0.557 };

const latin = [roboto, arial, notoSans, dejavu];
const latinBold = [robotoBold, arialBold, notoSansBold, dejavuBold];
/** Measured with labels.txt: weight 600 is used for single words. */
const latinLabels = [
  { ...robotoBold, advance: 0.4895 },
  { ...arialBold, advance: 0.5193 },
  { ...notoSansBold, advance: 0.5464 },
  { ...dejavuBold, advance: 0.6113 },
];
const arabic = [
  { names: ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular'], advance: 0.3797 },
  { names: ['Arial', 'ArialMT'], advance: 0.3501 },
  { names: ['Noto Sans Arabic', 'NotoSansArabic-Regular'], advance: 0.4203 },
  { names: ['DejaVu Sans', 'DejaVuSans'], advance: 0.4456 },
];
const arabicBold = [
  { names: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'], advance: 0.3944 },
  { names: ['Arial Bold', 'Arial-BoldMT'], advance: 0.3567 },
  { names: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'], advance: 0.4609 },
  { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], advance: 0.5318 },
];

export const fallbacks: readonly Fallback[] = [
  {
    family: 'Latin Display Fallback',
    cut: 'latin-display',
    weight: 640,
    sample: 'latin',
    weights: '600 800',
    locals: [georgiaBold, notoSerifBold, timesBold, dejavuSerifBold],
  },
  {
    family: 'Latin Text Fallback',
    cut: 'latin-text',
    weight: 400,
    sample: 'latin',
    weights: '400 500',
    locals: latin,
  },
  {
    family: 'Latin Text Fallback',
    cut: 'latin-text',
    weight: 600,
    sample: 'labels',
    weights: '600',
    locals: latinLabels,
  },
  {
    family: 'Latin Text Fallback',
    cut: 'latin-text',
    weight: 700,
    sample: 'latin',
    weights: '700 800',
    locals: latinBold,
  },
  {
    family: 'Arabic Text Fallback',
    cut: 'arabic-text',
    weight: 400,
    sample: 'arabic',
    weights: '400 500',
    locals: arabic,
  },
  {
    family: 'Arabic Text Fallback',
    cut: 'arabic-text',
    weight: 600,
    sample: 'arabic',
    weights: '600',
    locals: arabicBold,
  },
  {
    family: 'Arabic Text Fallback',
    cut: 'arabic-text',
    weight: 700,
    sample: 'arabic',
    weights: '700',
    locals: arabicBold,
  },
  {
    family: 'Arabic Display Fallback',
    cut: 'arabic-display',
    weight: 700,
    sample: 'arabic',
    weights: '400 700',
    locals: arabicBold,
  },
];

/** Rounded up: browsers round heights to pixels, ½ up. */
const percent = (share: number, decimals: number) => {
  const steps = 10 ** decimals;
  return Math.ceil(share * 100 * steps - 1e-6) / steps;
};

/** Reversed, because the last rule whose font exists wins. Heights are divided because `size-adjust` multiplies them. */
export function fallbackRules(fallback: Fallback, font: Font): string[] {
  const { ascent, descent, lineGap } = heights(font);
  const advance = meanAdvance(font, fallback.sample);
  return fallback.locals.toReversed().map((local) => {
    const size = percent(advance / local.advance, 2);
    const height = (em: number) => `${percent((em / size) * 100, 1)}%`;
    return `@font-face {
  font-family: '${fallback.family}';
  src: ${local.names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${fallback.weights};
  size-adjust: ${size}%;
  ascent-override: ${height(ascent)};
  descent-override: ${height(descent)};
  line-gap-override: ${height(lineGap)};
}`;
  });
}
