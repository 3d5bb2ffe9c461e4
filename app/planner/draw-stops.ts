import { drawStamp, stampRatio } from './draw-stamp.ts';
import { dot, headingBox, sizesFrom, type Pen } from './pen.ts';
import { oneColumn, type PictureContent } from './picture-of.ts';

/* The list of stops in a trip's picture: a number, a name, nights and dates, a stamp, and days if there is room. */

type List = {
  context: CanvasRenderingContext2D;
  pen: Pen;
  stops: PictureContent['stops'];
  /** One a stop. */
  stamps: readonly (CanvasImageSource | undefined)[];
};
type Area = { start: number; width: number; top: number; bottom: number };

const dayHeight = 36;
/** Of the row of a stop, without the list of its days. */
const heights = { least: 92, most: 136 };
const between = 20;
const highestStamp = 114;
const faces = { name: 'display', detail: 'text' } as const;

function layOut({ pen, stops, stamps }: List, { width, top, bottom }: Area) {
  const columns = stops.length > oneColumn ? 2 : 1;
  const rows = Math.ceil(stops.length / columns);
  const all = bottom - top;
  const withDays = all - dayHeight * stops.flatMap(({ days }) => days).length;
  const hasDays = columns === 1 && withDays / rows >= heights.least;
  const high = Math.min(heights.most, (hasDays ? withDays : all) / rows);
  const disc = Math.min(high * 0.56, 52);
  const largest = Math.min(46, high * 0.43);
  const column = width / columns;
  const stamp = Math.min(high - between / 2, highestStamp);
  const beside = stamps.some(Boolean) ? stamp * stampRatio + between : 0;
  const room = column - disc - between - (columns - 1) * between - beside;
  /** The largest size in which this part of every stop fits its column. */
  const common = (part: 'name' | 'detail', sizes: readonly number[]) =>
    sizes.find((size) =>
      stops.every((stop) => pen.widthOf(stop[part], faces[part], size) <= room),
    ) ?? Math.min(...sizes);
  return {
    rows,
    column,
    hasDays,
    high,
    disc,
    stamp,
    room,
    name: common('name', sizesFrom(largest, 3)),
    detail: common('detail', sizesFrom(Math.max(21, largest * 0.62), 4)),
  };
}

/** In one column, or in two. */
export function drawStops(list: List, area: Area) {
  const { context, pen, stops, stamps } = list;
  const { rows, column, hasDays, high, disc, stamp, room, name, detail } = layOut(list, area);
  const forward = pen.isRtl ? -1 : 1;
  const [ink, soft] = [pen.token('--plum'), pen.token('--plum-soft')];
  const line = { face: 'text', width: room, lines: 1 } as const;
  const number = { face: 'bold', size: disc * 0.54, color: pen.token('--map-cream') } as const;
  let { top } = area;
  for (const [at, stop] of stops.entries()) {
    if (at % rows === 0) ({ top } = area);
    const days = hasDays ? stop.days : [];
    const next = top + high + days.length * dayHeight;
    const start = area.start + forward * Math.floor(at / rows) * column;
    const [centre, middle] = [start + (forward * disc) / 2, top + high / 2];
    const isLast = (at + 1) % rows === 0 || at === stops.length - 1;
    if (!isLast) {
      context.fillStyle = pen.token('--straw');
      context.fillRect(centre - 2, middle, 4, next - top);
    }
    pen.paint(dot(centre, middle, disc / 2), pen.token('--brick'));
    pen.writeAt({ ...number, text: String(at + 1) }, centre, middle, 'center');

    const words = start + forward * (disc + between);
    const title = headingBox(pen, stop.name, name, room);
    const below = { ...line, text: stop.detail, sizes: [detail], color: soft };
    const both = pen.heightOf(title) + pen.heightOf(below);
    pen.write(below, words, pen.write(title, words, middle - both / 2));
    const picture = stamps[at];
    if (picture) {
      const width = stamp * stampRatio;
      const end = start + forward * column;
      const left = pen.isRtl ? end : end - width;
      drawStamp(context, pen, picture, { left, top: middle - stamp / 2, width, height: stamp });
    }
    for (const [index, text] of days.entries()) {
      const day = { ...line, text, sizes: sizesFrom(26, 4), color: ink };
      pen.write(day, words, top + high + index * dayHeight);
    }
    top = next;
  }
}
