/** A town from above: roofs in streets that turn with the land, a few lamps at night. */

import { fractalPlaneNoise, random } from '../../kit/numbers.ts';
import { draw, type Point, pointsAlong, polygon } from '../../kit/path.ts';
import { circle, path, rect } from '../../kit/shapes.ts';
import { glow } from '../../map/palette.ts';
import { inside, near, type Sheet } from './sheet.ts';

interface Town {
  seed: number;
  /** Where there are houses. */
  ring: readonly Point[];
  /** Where there are none: parks, squares, landmarks and numbers. */
  open?: readonly Point[];
  openReach?: number;
  parks?: readonly (readonly Point[])[];
  /** A shore that houses keep off. */
  shore?: readonly Point[];
  /** From one house to the next. */
  pitch?: number;
  /** The share of places that have a house. */
  density?: number;
  /** How the streets turn, in radians; the land's own way where none is told. */
  turn?: number;
}

const ROOFS = ['#e6aa88', '#edba92', '#dd9b81', '#f3cba3'] as const;

const boundsOf = (ring: readonly Point[]) => ({
  left: Math.max(-10, Math.min(...ring.map(([x]) => x))),
  right: Math.min(1210, Math.max(...ring.map(([x]) => x))),
  top: Math.max(-10, Math.min(...ring.map(([, y]) => y))),
  bottom: Math.min(910, Math.max(...ring.map(([, y]) => y))),
});

export function roofs(
  { dark }: Sheet,
  {
    seed,
    ring,
    open = [],
    openReach = 30,
    parks = [],
    shore = [],
    pitch = 17,
    density = 0.8,
    turn = 0.2,
  }: Town,
): string {
  const next = random(seed);
  const bend = fractalPlaneNoise(seed, 2);
  const { left, right, top, bottom } = boundsOf(ring);
  const found = ROOFS.map(() => '');
  const quay = shore.length > 1 ? pointsAlong(shore, 8) : [];
  let walls = '';
  let lamps = '';
  for (let y = top; y < bottom; y += pitch * 0.8) {
    for (let x = left; x < right; x += pitch) {
      const wave = bend(x / 260, y / 260);
      const spot: Point = [x + wave * 40 + (next() - 0.5) * 3, y + bend(y / 260 + 9, x / 260) * 40];
      const chance = next();
      const tone = Math.floor((wave * 0.5 + 0.5) * 2.2 + next() * 1.8);
      const size = 0.66 + next() * 0.26;
      if (chance > density || !inside(spot, ring) || near(spot, open, openReach)) continue;
      if (near(spot, quay, pitch)) continue;
      if (parks.some((park) => inside(spot, park))) continue;
      const angle = turn + wave * 1.1;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [u, v] = [(pitch * size) / 2, pitch * size * 0.36];
      const corner = (a: number, b: number, dx = 0, dy = 0): Point => [
        spot[0] + a * u * cos - b * v * sin + dx,
        spot[1] + a * u * sin + b * v * cos + dy,
      ];
      const quad = (dx: number, dy: number): string =>
        polygon([
          corner(-1, -1, dx, dy),
          corner(1, -1, dx, dy),
          corner(1, 1, dx, dy),
          corner(-1, 1, dx, dy),
        ]);
      walls += quad(-1.3, 2.6);
      const kind = Math.min(ROOFS.length - 1, Math.max(0, tone));
      found[kind] = `${found[kind] ?? ''}${quad(0, 0)}`;
      if (dark && chance < 0.2) lamps += draw`M${spot[0] - 1.5} ${spot[1] + 1}h3v3h-3z`;
    }
  }
  return [
    path(walls, '#a9614f', 'opacity=".5"'),
    ...found.map((data, i) => path(data, ROOFS[i] ?? '')),
    path(lamps, glow('#ffd48a')),
  ].join('');
}

/** Houses seen from the south, gable to the side, lit from the right: those in front last. */
export const houses = (feet: readonly Point[], size = 18): string =>
  feet
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y], i) => {
      const w = size * (0.85 + ((i * 5) % 4) * 0.1);
      const h = size * (0.5 + ((i * 7) % 4) * 0.12);
      const eaves = y - h;
      return [
        rect(x - w / 2, eaves, w, h, '#fff0d0'),
        rect(x - w / 2, eaves, w * 0.42, h, '#d99a80'),
        path(
          polygon([
            [x - w * 0.58, eaves + 1],
            [x - w * 0.3, eaves - size * 0.34],
            [x + w * 0.3, eaves - size * 0.34],
            [x + w * 0.58, eaves + 1],
          ]),
          '#b9504c',
        ),
        path(
          polygon([
            [x - w * 0.02, eaves + 1],
            [x + w * 0.04, eaves - size * 0.34],
            [x + w * 0.3, eaves - size * 0.34],
            [x + w * 0.58, eaves + 1],
          ]),
          '#dd7a5e',
        ),
        rect(x + w * 0.14, eaves + h * 0.3, size * 0.16, size * 0.2, '#5a3550'),
      ].join('');
    })
    .join('');

/** Lamplight about a point, which only the night shows. */
export function lamplight(
  { scene, dark }: Sheet,
  list: readonly (readonly [at: Point, reach: number])[],
): string {
  if (!dark) return '';
  return list
    .map(([[x, y], reach]) =>
      circle(
        x,
        y,
        reach,
        scene.radialGradient(x, y, reach, [
          [0, glow('#ffc46a'), 0.5],
          [0.5, glow('#ff9a55'), 0.18],
          [1, glow('#ff9a55'), 0],
        ]),
      ),
    )
    .join('');
}
