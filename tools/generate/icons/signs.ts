import { optimize } from 'svgo';
import { type Locale, localeInfo } from '../../../app/locales.ts';
import { around, type Contour, outlines } from './outline.ts';

/** Units per em; on a coarser grid curves get corners. */
const EM = 200;

const fontFiles = {
  latin: 'latin-display',
  latinExtended: 'latin-display',
  arabic: 'arabic-display',
};

/** Letters whose dots become balloons. */
const flying = new Set(['i', 'ت']);

/** x, y: middle of the envelope. */
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

function balloonsOf(contours: readonly Contour[]): Contour[] {
  const dots = contours.filter(isDot);
  return dots.map(({ left, right, bottom }, index) => {
    const width = (right - left) * 1.1;
    return balloon((left + right) / 2, bottom - width * (0.94 + 0.42 * index), width);
  });
}

const path = (contours: readonly Contour[]) =>
  `<path d="${contours.map(({ data }) => data).join('')}"/>`;

/** Two paths, so that CSS can give them two colours. */
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

export async function wordmark(name: string, locale: Locale): Promise<string> {
  const contours = await outlines(name, fontFiles[localeInfo[locale].script], EM);
  return drawing(
    contours.filter((contour) => !isDot(contour)),
    balloonsOf(contours),
  );
}

export async function sign(abbreviation: string): Promise<string> {
  const contours = await outlines(abbreviation, fontFiles.latin, EM);
  const [first] = contours;
  if (!first) throw new Error('the abbreviation has no letters');
  const width = EM * 0.23;
  const middle = (first.left + first.right) / 2;
  return drawing(contours, [balloon(middle, first.top - EM * 0.1, width)]);
}
