import type { Position } from './distance.ts';
import { canvas, type Frame } from './frames.ts';
import { inInset, onMain, type Point } from './project.ts';

/** Half of the box of a number in units of the canvas: 24 pixels on the map of a phone 320 wide. */
export const spot = 51;

/** Of the distance that hangs on the number of a sight beyond the map. */
export const tagSize = { width: 280, height: 58 } as const;

/** How far it lies under its number, so that the two are one shape. */
const tagOverlap = 8;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
  beyond?: Beyond;
}

interface Beyond {
  /** In degrees, clockwise from east. */
  direction: number;
  /** Where the distance is written, from the middle of the number. */
  tag: Point;
}

type Spread = Omit<Mark, 'beyond'> & { beyond?: Omit<Beyond, 'tag'> };

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

function markOf(frame: Frame, { id, position }: Placed): Spread {
  const point = inInset(frame, position) ?? onMain(frame, position);
  if (isOnCanvas(point)) return { id, point, number: point };
  const edge = atEdge(point);
  const [east, south] = [point[0] - canvas.width / 2, point[1] - canvas.height / 2];
  const direction = (Math.atan2(south, east) * 180) / Math.PI;
  return { id, point: edge, number: edge, beyond: { direction } };
}

const rounds = 120;

/** Moves overlapping numbers apart; each stays as near its sight as the others let it. */
function spread(marks: readonly Spread[]): Spread[] {
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

/** A tag is to the right, to the left, below or above; the last two also flush with one side of the number. */
const tagPlaces: readonly Point[] = (() => {
  const { width, height } = tagSize;
  const [right, left] = [spot - tagOverlap, tagOverlap - spot - width];
  const [below, above] = [spot - tagOverlap, tagOverlap - spot - height];
  const flush = [-width / 2, -spot, spot - width];
  return [
    [right, -height / 2],
    [left, -height / 2],
    ...flush.map((x): Point => [x, below]),
    ...flush.map((x): Point => [x, above]),
  ];
})();

const boxAt = ([x, y]: Point, [left, top]: Point): Box => ({ x: x + left, y: y + top, ...tagSize });

const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= canvas.width && y + height <= canvas.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Measures from the middle of a number to the nearest point of a box. */
const distanceTo = ({ x, y, width, height }: Box, [pointX, pointY]: Point) =>
  Math.hypot(
    Math.max(x - pointX, 0, pointX - x - width),
    Math.max(y - pointY, 0, pointY - y - height),
  );

/** Gives each distance the first place that no other number or distance has. */
function hangTags(marks: readonly Spread[]): Mark[] {
  const taken: Box[] = [];
  return marks.map(({ beyond, ...mark }) => {
    if (beyond === undefined) return mark;
    const others = marks.filter(({ id }) => id !== mark.id);
    const isFree = (box: Box) =>
      isInside(box) &&
      taken.every((other) => !overlap(box, other)) &&
      others.every(({ number }) => distanceTo(box, number) >= spot);
    const boxOf = (place: Point) => boxAt(mark.number, place);
    const tag =
      tagPlaces.find((place) => isFree(boxOf(place))) ??
      tagPlaces.find((place) => isInside(boxOf(place))) ??
      ([-tagSize.width / 2, -tagSize.height / 2] as const);
    taken.push(boxOf(tag));
    return { ...mark, beyond: { ...beyond, tag } };
  });
}

/** Finds where each sight and its number are on the map of their place. */
export const layOut = (frame: Frame, sights: readonly Placed[]): Mark[] =>
  hangTags(spread(sights.map((sight) => markOf(frame, sight))));
