import sharp, { type OverlayOptions } from 'sharp';
import type { Shot } from './photograph.ts';
import { planSheets, slicesOn, type Plan } from './sheet-plan.ts';

const gap = 12;
const labelHeight = 26;

/** Unlike paper by day and by night, so that the edges of a page are seen. */
const background = '#8f8f94';

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<text y="18" font-family="sans-serif" font-size="15" fill="#111">${text}</text></svg>`,
  );

type Place = { plan: Plan; sheet: number; left: number; top: number };

/** A photograph's slices on a sheet, each beneath what it is and where on the page it begins. */
function cell({ png, width, height, name }: Picture, { plan, sheet, left, top }: Place) {
  const wide = Math.round(width * plan.scale);
  return slicesOn(plan, sheet, height).map(async (slice, at): Promise<OverlayOptions[]> => {
    const x = left + at * (wide + gap);
    const input = await sharp(png)
      .extract({ left: 0, width, ...slice })
      .resize({ width: wide })
      .toBuffer();
    return [
      { input: label(`${name}, from ${slice.top}`, wide), left: x, top },
      { input, left: x, top: top + labelHeight },
    ];
  });
}

type Picture = Shot & { width: number; height: number };

async function measure(shot: Shot): Promise<Picture> {
  const { width, height } = await sharp(shot.png).metadata();
  return { ...shot, width, height };
}

/** Sheets of one template at one width, as JPEG: a row for each theme, a column for each language. */
export async function makeSheets(shots: readonly Shot[]): Promise<Buffer[]> {
  const pictures = await Promise.all(shots.map(measure));
  const schemes = [...new Set(shots.map(({ scheme }) => scheme))];
  const locales = [...new Set(shots.map(({ locale }) => locale))];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const tallest = Math.max(...pictures.map(({ height }) => height));
  const plan = planSheets({ columns: locales.length, rows: schemes.length, width, tallest });

  const cellWidth = plan.abreast * (Math.round(width * plan.scale) + gap);
  const rowHeight = Math.round(Math.min(tallest, plan.sliceHeight) * plan.scale);
  const cellHeight = rowHeight + labelHeight + gap;

  const drawSheet = async (sheet: number) => {
    const overlays = await Promise.all(
      pictures.flatMap((picture) => {
        const left = gap + locales.indexOf(picture.locale) * cellWidth;
        const top = gap + schemes.indexOf(picture.scheme) * cellHeight;
        return cell(picture, { plan, sheet, left, top });
      }),
    );
    const canvas = {
      width: gap + locales.length * cellWidth,
      height: gap + schemes.length * cellHeight,
      channels: 3 as const,
      background,
    };
    return sharp({ create: canvas }).composite(overlays.flat()).jpeg({ quality: 88 }).toBuffer();
  };
  return Promise.all(Array.from({ length: plan.sheets }, (_, sheet) => drawSheet(sheet)));
}
