import { stamps } from '../art/manifest.ts';
import type { Translate } from '../i18n/messages.ts';
import { drawMap } from './draw-map.ts';
import { drawStops } from './draw-stops.ts';
import type { Parts } from './parts.ts';
import { headingBox, penFor, rounded, sizesFrom, type Pen } from './pen.ts';
import { pictureOf, type PictureContent } from './picture-of.ts';
import type { QrCode } from './qr-code.ts';

/* In pixels: as wide as a phone shows a picture in a message, and WhatsApp sends it without scaling. */

export const pictureSize = { width: 1080, height: 1350 } as const;
const { width, height } = pictureSize;
const margin = 60;
const mapHeight = 620;
const codeSide = 280;
const gap = 44;
const footer = height - 56;

type Context = CanvasRenderingContext2D;

/** Fetched, because a browser with pictures switched off never loads an `<img>`. */
async function fetchPicture(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

const drawn: ReadonlySet<string> = new Set(stamps);

/** Without it the picture is drawn all the same. */
async function fetchStamp(sight = '') {
  if (!drawn.has(sight)) return undefined;
  try {
    return await fetchPicture(`/art/stamps/${sight}-480.webp`);
  } catch {
    return undefined;
  }
}

/** A dot of the code is a whole number of pixels wide, so that its edges are sharp. */
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
  ofStops: readonly (ImageBitmap | undefined)[],
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

  drawStops(
    { context, pen, stops: content.stops, stamps: ofStops },
    { start, width: wide, top: y + 22, bottom: footer - 44 },
  );
}

export async function drawPicture(
  canvas: HTMLCanvasElement,
  parts: Parts,
  t: Translate,
  address: string,
) {
  const content = pictureOf(parts, t, address);
  Object.assign(canvas, pictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const pen = penFor(canvas, context);
  const [base, sign, ofStops, { qrCode }] = await Promise.all([
    fetchPicture('/art/map-landscape-day-1280.webp'),
    fetchPicture('/icon-192.png'),
    Promise.all(content.stops.map(({ sight }) => fetchStamp(sight))),
    import('./qr-code.ts'),
    pen.load(JSON.stringify(content)),
  ]);
  context.fillStyle = pen.token('--cream');
  context.fillRect(0, 0, width, height);
  drawMap({ context, pen, content }, base, width, mapHeight);
  context.fillStyle = pen.token('--brick');
  context.fillRect(0, mapHeight, width, 6);
  const [start, end] = pen.isRtl ? [width - margin, margin] : [margin, width - margin];
  drawPaper(context, pen, content, qrCode(address), start, ofStops);
  drawFooter(context, pen, content, sign, { start, end, middle: footer });
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('The canvas gives no file');
  return file;
}
