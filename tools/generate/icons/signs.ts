import { optimize } from 'svgo';
import { type Locale, localeInfo } from '../../../app/locales.ts';
import { around, type Contour, outlines } from './outline.ts';

/*
 * The site's name and its abbreviation, set in the display faces and turned into outlines: a page
 * can show them in the colour of its text without waiting for a font. A balloon rises from each.
 */

/** Units to an em. A name is shown at a seventh of it; on a coarser grid its curves get corners. */
const EM = 200;

const cuts = {
  latin: 'latin-display',
  latinExtended: 'latin-display',
  arabic: 'arabic-display',
};

/** Letters whose dots fly: the i of Türkiye, and the tāʾ of تركيا. */
const flying = new Set(['i', 'ت']);

/**
 * A balloon around the middle of its envelope: a drop, and a basket below. Its flanks are drawn
 * full and its mouth wide, as otherwise it would be a light bulb.
 */
function balloon(x: number, y: number, width: number): Contour {
  const half = width / 2;
  const bottom = y + 1.16 * width;
  const at = (right: number, down: number) =>
    `${onGrid(x + right * width)} ${onGrid(y + down * width)}`;
  const data = [
    `M${at(-0.5, 0)}C${at(-0.5, -0.68)} ${at(0.5, -0.68)} ${at(0.5, 0)}`,
    `C${at(0.5, 0.3)} ${at(0.3, 0.48)} ${at(0.17, 0.74)}L${at(-0.17, 0.74)}`,
    `C${at(-0.3, 0.48)} ${at(-0.5, 0.3)} ${at(-0.5, 0)}Z`,
    `M${at(-0.17, 0.88)}L${at(0.17, 0.88)} ${at(0.13, 1.16)} ${at(-0.13, 1.16)}Z`,
  ].join('');
  return { character: '', data, left: x - half, right: x + half, top: y - half, bottom };
}

const onGrid = (value: number) => Math.round(value * 2) / 2;

const isDot = ({ character, bottom }: Contour) => flying.has(character) && bottom < -EM / 2;

/** What the dots of letters that fly become; of two, the second is already higher. */
function balloonsOf(contours: readonly Contour[]): Contour[] {
  const dots = contours.filter(isDot);
  return dots.map(({ left, right, bottom }, index) => {
    const width = (right - left) * 1.1;
    return balloon((left + right) / 2, bottom - width * (0.94 + 0.42 * index), width);
  });
}

const path = (contours: readonly Contour[]) =>
  `<path d="${contours.map(({ data }) => data).join('')}"/>`;

/** Letters and balloons, each as one path, so that a page can give them two colours. */
function drawing(letters: readonly Contour[], balloons: readonly Contour[]): string {
  const { left, right, top, bottom } = around([...letters, ...balloons]);
  const box = [left - 1, Math.floor(top) - 1, right - left + 2, Math.ceil(bottom - top) + 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" fill="currentColor">${path(letters)}${path(balloons)}</svg>`;
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides: { mergePaths: false } } }],
  });
  return data;
}

/** The site's name; the dots that can fly do. */
export async function wordmark(name: string, locale: Locale): Promise<string> {
  const contours = await outlines(name, cuts[localeInfo[locale].script], EM);
  return drawing(
    contours.filter((contour) => !isDot(contour)),
    balloonsOf(contours),
  );
}

/** The abbreviation; the balloon rises from the valley of its first letter. */
export async function sign(abbreviation: string): Promise<string> {
  const contours = await outlines(abbreviation, cuts.latin, EM);
  const [first] = contours;
  if (!first) throw new Error('the abbreviation has no letters');
  const width = EM * 0.23;
  const middle = (first.left + first.right) / 2;
  return drawing(contours, [balloon(middle, first.top - EM * 0.1, width)]);
}
