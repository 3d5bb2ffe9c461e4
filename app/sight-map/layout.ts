import { distanceBetween, type Distance, type Position } from './distance.ts';
import { canvas, type Frame } from './frames.ts';
import { inInset, onMain, type Point } from './project.ts';

/** Half of the box of a number in units of the canvas: 27 pixels on a map 358 wide. */
export const spot = 46;

interface Placed {
  id: string;
  position: Position;
}

export interface Mark {
  id: string;
  /** Where the sight is; of one beyond the map, where the way to it leaves. */
  point: Point;
  /** Where its number is written, beside others that are near. */
  number: Point;
  /** From the middle of the map, of a sight beyond it. */
  beyond?: Distance;
}

const within = (value: number, most: number, margin: number) =>
  Math.min(most - margin, Math.max(margin, value));

/** The last point on the way from the middle that a number has room at. */
function atEdge([x, y]: Point): Point {
  const [middleX, middleY] = [canvas.width / 2, canvas.height / 2];
  const reach = Math.min(
    (middleX - spot * 1.6) / Math.abs(x - middleX),
    (middleY - spot * 2.1) / Math.abs(y - middleY),
  );
  return [middleX + (x - middleX) * reach, middleY + (y - middleY) * reach];
}

const isOnCanvas = ([x, y]: Point) => x >= 0 && x <= canvas.width && y >= 0 && y <= canvas.height;

function markOf(frame: Frame, { id, position }: Placed): Mark {
  const point = inInset(frame, position) ?? onMain(frame, position);
  if (isOnCanvas(point)) return { id, point, number: point };
  const edge = atEdge(point);
  return { id, point: edge, number: edge, beyond: distanceBetween(frame.middle, position) };
}

const rounds = 120;

/** Moves overlapping numbers apart; each stays as near its sight as the others let it. */
function spread(marks: readonly Mark[]): Mark[] {
  const numbers = marks.map(({ point: [x, y] }, at) => ({ x: x + at / 1e3, y }));
  for (let round = 0; round < rounds; round++) {
    for (const [at, one] of numbers.entries()) {
      for (const other of numbers.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= 2 * spot) continue;
        const push = (spot - distance / 2) / distance;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
      one.x = within(one.x, canvas.width, spot);
      one.y = within(one.y, canvas.height, spot);
    }
  }
  return marks.map((mark, at) => {
    const { x, y } = numbers[at] ?? { x: mark.point[0], y: mark.point[1] };
    return { ...mark, number: [x, y] };
  });
}

/** Where each sight and its number are on the map of their place. */
export const layOut = (frame: Frame, sights: readonly Placed[]): Mark[] =>
  spread(sights.map((sight) => markOf(frame, sight)));
