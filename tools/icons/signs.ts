import { optimize } from 'svgo';
import { type Locale, localeInfo } from '../../app/locales.ts';
import { around, type Contour, outlines } from './outline.ts';

/*
 * The site's name and its abbreviation, set in the display faces and turned into outlines: a page
 * can show them in the colour of its text without waiting for a font. A balloon rises from each.
 */

/** Units to an em. A name is shown at a seventh of it; a finer grid only costs bytes. */
const EM = 200;

const cuts = {
  latin: 'fraunces-latin',
  latinExtended: 'fraunces-latin',
  arabic: 'el-messiri-arabic',
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

/** The dots of letters that fly become balloons; of two, the second is already higher. */
function letFly(contours: readonly Contour[]): Contour[] {
  const isDot = ({ character, bottom }: Contour) => flying.has(character) && bottom < -EM / 2;
  const dots = contours.filter(isDot);
  const balloons = dots.map(({ left, right, bottom }, index) => {
    const width = (right - left) * 1.1;
    return balloon((left + right) / 2, bottom - width * (0.94 + 0.42 * index), width);
  });
  return [...contours.filter((contour) => !isDot(contour)), ...balloons];
}

function drawing(contours: readonly Contour[]): string {
  const { left, right, top, bottom } = around(contours);
  const box = [left - 1, Math.floor(top) - 1, right - left + 2, Math.ceil(bottom - top) + 2];
  const path = `<path d="${contours.map(({ data }) => data).join('')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" fill="currentColor">${path}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
}

/** The site's name; the dots that can fly do. */
export async function wordmark(name: string, locale: Locale): Promise<string> {
  const contours = await outlines(name, cuts[localeInfo[locale].script], EM);
  return drawing(letFly(contours));
}

/** The abbreviation; the balloon rises from the valley of its first letter. */
export async function sign(abbreviation: string): Promise<string> {
  const contours = await outlines(abbreviation, cuts.latin, EM);
  const [first] = contours;
  if (!first) throw new Error('the abbreviation has no letters');
  const width = EM * 0.2;
  return drawing([
    ...contours,
    balloon((first.left + first.right) / 2, first.top - EM * 0.11, width),
  ]);
}
