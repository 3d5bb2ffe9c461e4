import { drawMap } from './draw-map.ts';
import { dot, penFor, rounded, type Pen, type TextBox } from './pen.ts';
import { oneColumn, type PictureContent } from './picture-of.ts';
import type { QrCode } from './qr-code.ts';

/* In pixels. A message shows it across a phone, and WhatsApp sends it as it is. */

export const pictureSize = { width: 1080, height: 1350 } as const;
const { width, height } = pictureSize;
const margin = 60;
const mapHeight = 620;
const codeSide = 280;
const gap = 44;
const footer = height - 56;

type Context = CanvasRenderingContext2D;

/** Not an `<img>`, which browsers that show no pictures never load. */
async function fetchPicture(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** Its dots are whole pixels, so that their edges are sharp. */
export function placeOfCode(isRtl: boolean, size: number) {
  const left = isRtl ? margin : width - margin - codeSide;
  const top = mapHeight + gap;
  const side = Math.floor(codeSide / size);
  const edge = Math.round((codeSide - side * size) / 2);
  return { left, top, side, firstDot: [left + edge, top + edge] } as const;
}

function drawCode(context: Context, pen: Pen, { path, size }: QrCode) {
  const { left, top, side, firstDot } = placeOfCode(pen.isRtl, size);
  context.save();
  pen.paint(rounded(left, top, codeSide, codeSide, 16), pen.token('--code-white'));
  context.translate(...firstDot);
  context.scale(side, side);
  pen.paint(new Path2D(path), pen.token('--code-black'));
  context.restore();
}

type Row = {
  number: number;
  start: number;
  top: number;
  height: number;
  width: number;
  /** The top of the stop below. */
  next?: number;
};

type Area = { start: number; width: number; top: number; bottom: number };

/** From large to small, a tenth each. */
const sizesFrom = (largest: number, steps: number) =>
  Array.from({ length: steps }, (_, at) => Math.round(largest * 0.9 ** at));

/** In one line, or smaller in two. */
function headingBox(pen: Pen, text: string, size: number, room: number): TextBox {
  const box = { text, face: 'display', width: room, color: pen.token('--plum') } as const;
  const short = { ...box, sizes: sizesFrom(size, 3), lines: 1 };
  return pen.fits(short) ? short : { ...box, sizes: sizesFrom(size * 0.7, 3), lines: 2 };
}

function drawStop(
  context: Context,
  pen: Pen,
  { name, detail }: PictureContent['stops'][number],
  { number, start, top, height: high, width: wide, next }: Row,
) {
  const forward = pen.isRtl ? -1 : 1;
  const disc = Math.min(high * 0.56, 52);
  const [centre, middle] = [start + (forward * disc) / 2, top + high / 2];
  if (next !== undefined) {
    context.fillStyle = pen.token('--straw');
    context.fillRect(centre - 2, middle, 4, next - top);
  }
  pen.paint(dot(centre, middle, disc / 2), pen.token('--brick'));
  const digits = { face: 'bold', size: disc * 0.54, color: pen.token('--map-cream') } as const;
  pen.writeAt({ ...digits, text: String(number) }, centre, middle, 'center');

  const indent = disc + 18;
  const size = Math.min(46, high * 0.43);
  const title = headingBox(pen, name, size, wide - indent);
  const below: TextBox = {
    text: detail,
    face: 'text',
    sizes: sizesFrom(Math.max(21, size * 0.62), 4),
    width: wide - indent,
    lines: 1,
    color: pen.token('--plum-soft'),
  };
  const words = start + forward * indent;
  const end = pen.write(title, words, middle - (pen.heightOf(title) + pen.heightOf(below)) / 2);
  pen.write(below, words, end);
  return { words, width: wide - indent };
}

const dayHeight = 36;

/** In one column with their days if there is room, or in two. */
function drawStops(context: Context, pen: Pen, { stops }: PictureContent, area: Area) {
  const columns = stops.length > oneColumn ? 2 : 1;
  const rows = Math.ceil(stops.length / columns);
  const all = area.bottom - area.top;
  const withDays = all - dayHeight * stops.flatMap(({ days }) => days).length;
  const hasDays = columns === 1 && withDays / rows >= 92;
  const high = Math.min(112, (hasDays ? withDays : all) / rows);
  const columnWidth = area.width / columns;
  let top = area.top;
  for (const [at, stop] of stops.entries()) {
    const column = Math.floor(at / rows);
    if (at % rows === 0) top = area.top;
    const next = top + high + (hasDays ? stop.days.length * dayHeight : 0);
    const isLast = (at + 1) % rows === 0 || at === stops.length - 1;
    const { words, width: wide } = drawStop(context, pen, stop, {
      number: at + 1,
      start: area.start + (pen.isRtl ? -1 : 1) * column * columnWidth,
      top,
      height: high,
      width: columnWidth - (columns - 1) * 20,
      ...(!isLast && { next }),
    });
    const box = { face: 'text', width: wide, lines: 1, color: pen.token('--plum') } as const;
    for (const [index, text] of (hasDays ? stop.days : []).entries())
      pen.write({ ...box, text, sizes: sizesFrom(26, 4) }, words, top + high + index * dayHeight);
    top = next;
  }
}

/** The site's sign, name and host. */
function drawFooter(
  context: Context,
  pen: Pen,
  { site, host }: PictureContent,
  sign: CanvasImageSource,
  { start, end, middle }: { start: number; end: number; middle: number },
) {
  const side = 48;
  context.save();
  const left = pen.isRtl ? start - side : start;
  context.clip(rounded(left, middle - side / 2, side, side, 8));
  context.drawImage(sign, left, middle - side / 2, side, side);
  context.restore();
  const name = start + (pen.isRtl ? -1 : 1) * (side + 16);
  const color = pen.token('--plum');
  pen.writeAt({ text: site, face: 'display', size: 32, color }, name, middle, 'start');
  const soft = pen.token('--plum-soft');
  pen.writeAt({ text: host, face: 'text', size: 24, color: soft }, end, middle, 'end');
}

function drawPaper(
  context: Context,
  pen: Pen,
  content: PictureContent,
  code: QrCode,
  start: number,
) {
  const { title, lines, scan } = content;
  const soft = pen.token('--plum-soft');
  const top = mapHeight + gap;
  drawCode(context, pen, code);
  pen.write(
    { text: scan, face: 'text', sizes: [24], width: codeSide, lines: 4, color: soft },
    placeOfCode(pen.isRtl, code.size).left + codeSide / 2,
    top + codeSide + 16,
    'center',
  );

  const wide = width - margin * 2 - codeSide - gap;
  let y = pen.write(headingBox(pen, title, 82, wide), start, top - 6) + 12;
  for (const text of lines)
    y = pen.write(
      { text, face: 'text', sizes: sizesFrom(30, 5), width: wide, lines: 1, color: soft },
      start,
      y,
    );

  drawStops(context, pen, content, { start, width: wide, top: y + 22, bottom: footer - 44 });
}

export async function drawPicture(canvas: HTMLCanvasElement, content: PictureContent) {
  Object.assign(canvas, pictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const pen = penFor(canvas, context);
  const [base, sign, { qrCode }] = await Promise.all([
    fetchPicture('/art/map-landscape-day-1280.webp'),
    fetchPicture('/icon-192.png'),
    import('./qr-code.ts'),
    pen.load(JSON.stringify(content)),
  ]);
  context.fillStyle = pen.token('--cream');
  context.fillRect(0, 0, width, height);
  drawMap({ context, pen, content }, base, width, mapHeight);
  context.fillStyle = pen.token('--brick');
  context.fillRect(0, mapHeight, width, 6);
  const [start, end] = pen.isRtl ? [width - margin, margin] : [margin, width - margin];
  drawPaper(context, pen, content, qrCode(content.address), start);
  drawFooter(context, pen, content, sign, { start, end, middle: footer });
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('The canvas gives no file');
  return file;
}
