import { dot, type Pen } from './pen.ts';

export const stampRatio = 4 / 3;
const hole = 3.5;
/** The distance between two holes, about. */
const pitch = 10;

type Box = { left: number; top: number; width: number; height: number };

/** A picture on paper with a perforated edge, on a ground of `--cream`. */
export function drawStamp(
  context: CanvasRenderingContext2D,
  pen: Pen,
  picture: CanvasImageSource,
  { left, top, width, height }: Box,
) {
  context.save();
  context.shadowColor = pen.token('--straw');
  context.shadowBlur = 8;
  context.shadowOffsetY = 2;
  context.fillStyle = pen.token('--white');
  context.fillRect(left, top, width, height);
  context.restore();
  const [across, down] = [Math.round(width / pitch), Math.round(height / pitch)];
  for (let at = 0; at <= across; at++)
    for (const y of [top, top + height])
      pen.paint(dot(left + (at * width) / across, y, hole), pen.token('--cream'));
  for (let at = 1; at < down; at++)
    for (const x of [left, left + width])
      pen.paint(dot(x, top + (at * height) / down, hole), pen.token('--cream'));
  const rim = hole * 2;
  context.drawImage(picture, left + rim, top + rim, width - rim * 2, height - rim * 2);
}
