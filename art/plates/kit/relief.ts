/** Mountains in rows, by the hand of the country's map; valleys cut into soft rock. */

import { bell, item, random } from '../../kit/numbers.ts';
import { between, type Point, pointsAlong } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import { peak, type Rock, type Standing } from '../../map/peaks.ts';
import { near, type Sheet } from './sheet.ts';

export const rocks = {
  pontic: { shade: '#3f7564', lit: '#9dbb82' },
  forest: { shade: '#5d8060', lit: '#bcc683' },
  taurus: { shade: '#9a5a68', lit: '#f0b88d' },
  inland: { shade: '#b0745f', lit: '#f2c791' },
  aegean: { shade: '#8a8a5e', lit: '#d8cc8c' },
  maquis: { shade: '#6f8a66', lit: '#c2c887' },
} as const satisfies Record<string, Rock>;

interface Range {
  /** Along the crest. */
  line: readonly Point[];
  peaks: number;
  /** Of the highest, in units of the canvas. */
  height: number;
  rock: Rock;
  /** What they melt into. */
  foot: string;
  seed: number;
  rows?: number;
  /** How far a row is below the one behind it. */
  drop?: number;
  snow?: number;
  /** Places that no mountain covers. */
  open?: readonly Point[];
  openReach?: number;
}

export function range(
  { scene }: Sheet,
  {
    line,
    peaks,
    height,
    rock,
    foot,
    seed,
    rows = 1,
    drop = height * 0.5,
    snow = 0,
    open = [],
    openReach = 40,
  }: Range,
): Standing[] {
  const next = random(seed);
  const track = pointsAlong(line, 24);
  return Array.from({ length: peaks * rows }, (_, i): Standing[] => {
    const row = Math.floor(i / peaks);
    const t = ((i % peaks) + 0.5 + (row % 2) * 0.5 + (next() - 0.5) * 0.5) / (peaks + 0.5);
    const [x, y] = item(track, Math.min(track.length - 1, Math.floor(t * track.length)));
    const size = (0.66 + 0.44 * bell(t, 0.5, 0.45) + (next() - 0.5) * 0.36) * (row > 0 ? 0.74 : 1);
    const tall = height * size;
    const base = y + row * drop + (next() - 0.5) * drop * 0.5 + tall * 0.3;
    const width = tall * (1.65 + next() * 0.5);
    const slopes: Point[] = [
      [x, base - tall * 0.75],
      [x, base - tall * 0.2],
      [x - width * 0.3, base - tall * 0.2],
      [x + width * 0.3, base - tall * 0.2],
    ];
    if (open.some((place) => near(place, slopes, openReach))) return [];
    const one = { x, y: base, width, height: tall, rock, seed: seed * 100 + i };
    const capped = size > 0.8 && row === 0 ? snow * size : 0;
    return [{ y: base, markup: peak(scene, { ...one, snow: capped }, foot) }];
  }).flat();
}

/** What stands farther down is in front. */
export const sorted = (things: readonly Standing[]): string[] =>
  things.toSorted((a, b) => a.y - b.y).map(({ markup }) => markup);

/** A band along a line, widest in its middle, that ends in points. */
function ribbon(knots: readonly Point[], size: number, seed: number): string {
  const next = random(seed);
  const track = pointsAlong(knots, 5);
  const last = track.length - 1;
  const side = (way: 1 | -1): Point[] =>
    track.map(([x, y], i) => {
      const [fromX, fromY] = item(track, Math.max(0, i - 1));
      const [toX, toY] = item(track, Math.min(last, i + 1));
      const length = Math.hypot(toX - fromX, toY - fromY);
      const swell = Math.sin((i / last) * Math.PI) ** 0.6 * (0.75 + next() * 0.5);
      const reach = (way * size * swell) / 2 / length;
      return [x - (toY - fromY) * reach, y + (toX - fromX) * reach];
    });
  return between(side(1), side(-1));
}

/** A valley that rain has cut, its western wall in the shade. */
export function valley(knots: readonly Point[], size: number, floor: string, wall: string): string {
  const seed = Math.round(size + knots.length);
  return [
    path(ribbon(knots, size + 7, seed), '#fff3da', 'opacity=".8" transform="translate(1.6 -1)"'),
    path(ribbon(knots, size, seed), wall),
    path(ribbon(knots, size * 0.55, seed), floor, 'transform="translate(2 2.4)"'),
  ].join('');
}
