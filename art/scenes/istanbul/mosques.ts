/**
 * The imperial mosque (as Sinan and his pupils built it) and Hagia Sophia.
 *
 * Each is drawn in a unit of its own, the radius of the main dome, from the middle of its foot
 * upwards.
 */

import { draw, type Point, points, polygon } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';
import { dome, type DomeOptions, minaret, type Minaret, type Stone } from './architecture.ts';
import { archedWindow } from './shapes.ts';

interface Site {
  x: number;
  foot: number;
  unit: number;
  stone: Stone;
}

/** A row of windows: `count` to either side of the middle one. */
interface Windows {
  count: number;
  spacing: number;
  sill: number;
  width: number;
  height: number;
}

/** Draws in the units of a building. */
class Mason {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  #at([u, v]: Point): Point {
    const { x, foot, unit } = this.#site;
    return [x + u * unit, foot - v * unit];
  }

  shape(corners: readonly Point[], colour: string): string {
    return path(polygon(corners.map((corner) => this.#at(corner))), colour);
  }

  wall(
    [left, right]: readonly [number, number],
    [bottom, top]: readonly [number, number],
    colour = this.#site.stone.wall,
  ): string {
    const corners: Point[] = [
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ];
    return this.shape(corners, colour);
  }

  dome(u: number, v: number, radius: number, options: DomeOptions): string {
    return dome(...this.#at([u, v]), radius * this.#site.unit, this.#site.stone, options);
  }

  minaret(u: number, height: number, width: number, balconies: Minaret['balconies']): string {
    const { foot, unit, stone } = this.#site;
    const [x] = this.#at([u, 0]);
    return minaret({ x, foot, height: height * unit, width: width * unit, balconies }, stone);
  }

  window(u: number, v: number, width: number, height: number): string {
    const { unit } = this.#site;
    return archedWindow(...this.#at([u, v]), width * unit, height * unit);
  }

  windows({ count, spacing, sill, width, height }: Windows): string {
    let row = '';
    for (let i = -count; i <= count; i++) {
      row += this.window(i * spacing, sill, width, height);
    }
    return row;
  }

  /** The great arch under the dome, in shadow. */
  arch(radius: number, foot: number, opacity: string): string {
    const [x, y] = this.#at([-radius, foot]);
    const r = radius * this.#site.unit;
    return path(draw`M${x} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, this.#site.stone.dark, opacity);
  }
}

const SIDES = [-1, 1];

// ── Imperial mosque ─────────────────────────────────────────────────────────────────────────────

/** Between the semi-domes: stepped like the great arch behind it. */
const TYMPANUM = points(`
  -1.42,1.2 -1.42,1.95 -1.2,1.95 -1.2,2.12 -1.02,2.12 -1.02,2.3
  1.02,2.3 1.02,2.12 1.2,2.12 1.2,1.95 1.42,1.95 1.42,1.2`);

function courtyard(build: Mason, side: number, stone: Stone): string {
  let domes = '';
  for (let i = 0; i < 3; i++) {
    domes += build.dome(side * (2.9 + i * 0.34), 0.72, 0.165, { height: 0.85, finial: 0 });
  }
  let arches = '';
  for (let i = 0; i < 4; i++) arches += build.window(side * (2.86 + i * 0.25), 0.1, 0.15, 0.3);
  const wall: Point[] = [
    [side * 2.6, -0.3],
    [side * 3.72, -0.3],
    [side * 3.72, 0.72],
    [side * 2.6, 0.72],
  ];
  return build.shape(wall, stone.wall) + domes + path(arches, stone.dark, 'opacity=".5"');
}

/** The turrets that weigh the piers of the dome down. */
function weightTower(build: Mason, side: number, stone: Stone): string {
  const middle = side * 1.6;
  return [
    build.wall([middle - 0.2, middle + 0.2], [1.4, 2.12]),
    build.wall([middle + 0.08, middle + 0.2], [1.4, 2.12], stone.wallRim),
    build.dome(middle, 2.12, 0.23, { height: 1.05, finial: 0.7 }),
  ].join('');
}

function cornerDomes(build: Mason, side: number): string {
  const middle = side * 2.5;
  return [
    build.dome(side * 1.98, 1.4, 0.44, { height: 0.86 }),
    build.wall([middle - 0.2, middle + 0.2], [0, 1.25]),
    build.dome(middle, 1.25, 0.22, { height: 1, finial: 0.6 }),
  ].join('');
}

/** With four minarets as the Süleymaniye, or with six as the Blue Mosque. */
export function imperialMosque(site: Site, minarets: 4 | 6 = 4): string {
  const build = new Mason(site);
  const { stone } = site;
  const [behind, inFront] =
    minarets === 6
      ? [
          [
            build.minaret(-2.35, 4.8, 0.13, 3),
            build.minaret(2.35, 4.8, 0.13, 3),
            build.minaret(-4.4, 3.8, 0.11, 2),
            build.minaret(4.4, 3.8, 0.11, 2),
          ],
          [build.minaret(-3.4, 4.5, 0.12, 3), build.minaret(3.4, 4.5, 0.12, 3)],
        ]
      : [
          [build.minaret(-2.62, 5.3, 0.135, 3), build.minaret(2.62, 5.3, 0.135, 3)],
          [build.minaret(-3.66, 4.1, 0.12, 2), build.minaret(3.66, 4.1, 0.12, 2)],
        ];

  const semiDome: DomeOptions = { height: 0.82, finial: 0 };
  const upper = [
    build.dome(-1.28, 1.52, 0.98, semiDome),
    build.dome(1.28, 1.52, 0.98, semiDome),
    build.shape(points('-2.3,1 2.3,1 2.3,1.55 -2.3,1.55'), stone.wall),
    build.shape(TYMPANUM, stone.wall),
    ...SIDES.map((side) => weightTower(build, side, stone)),
    // drum and main dome
    build.wall([-1.06, 1.06], [2.26, 2.5]),
    build.wall([0.82, 1.06], [2.26, 2.5], stone.wallRim),
    build.dome(0, 2.5, 1, { height: 0.84, finial: 0.52 }),
    path(
      build.windows({ count: 6, spacing: 0.15, sill: 2.32, width: 0.062, height: 0.1 }),
      stone.window,
    ),
  ];

  const archWindows = [
    build.windows({ count: 3, spacing: 0.22, sill: 1.3, width: 0.1, height: 0.17 }),
    build.windows({ count: 2, spacing: 0.22, sill: 1.62, width: 0.1, height: 0.17 }),
    build.window(0, 1.93, 0.1, 0.13),
    build.window(-0.22, 1.9, 0.09, 0.1),
    build.window(0.22, 1.9, 0.09, 0.1),
  ];

  let hallDomes = '';
  for (let i = -3; i <= 3; i++) {
    hallDomes += build.dome(i * 0.56, 1.08, 0.24, { height: 0.8, finial: 0 });
  }
  const hall = [
    ...SIDES.map((side) => cornerDomes(build, side)),
    build.wall([-2.5, 2.5], [0, 1.1]),
    hallDomes,
    path(
      build.windows({ count: 8, spacing: 0.27, sill: 0.62, width: 0.1, height: 0.16 }),
      stone.window,
    ),
    path(
      build.windows({ count: 9, spacing: 0.26, sill: 0.08, width: 0.15, height: 0.22 }),
      stone.dark,
      'opacity=".5"',
    ),
    build.wall([2.2, 2.5], [0, 1.1], stone.wallRim),
  ];

  return [
    ...behind,
    ...SIDES.map((side) => courtyard(build, side, stone)),
    ...upper,
    build.arch(0.98, 1.2, 'opacity=".32"'),
    path(archWindows.join(''), stone.window),
    ...hall,
    ...inFront,
  ].join('');
}

// ── Hagia Sophia ────────────────────────────────────────────────────────────────────────────────

/** The massive buttresses on either side of the great arch. */
function buttress(build: Mason, side: number, stone: Stone): string {
  const middle = side * 1.2;
  const tower: Point[] = [
    [middle - 0.24, 0],
    [middle - 0.24, 1.82],
    [middle - 0.1, 1.98],
    [middle + 0.1, 1.98],
    [middle + 0.24, 1.82],
    [middle + 0.24, 0],
  ];
  const lit: Point[] = [
    [middle + 0.1, 0],
    [middle + 0.1, 1.96],
    [middle + 0.24, 1.82],
    [middle + 0.24, 0],
  ];
  return build.shape(tower, stone.wall) + build.shape(lit, stone.wallRim);
}

/** One of the sultans' tombs beside the church. */
const tomb = (build: Mason, u: number): string =>
  build.wall([u - 0.3, u + 0.3], [0, 0.5]) + build.dome(u, 0.5, 0.3, { height: 0.8 });

export function hagiaSophia(site: Site): string {
  const build = new Mason(site);
  const { stone } = site;
  const semiDome: DomeOptions = { height: 0.66, finial: 0 };
  const sideDome: DomeOptions = { height: 0.7, finial: 0 };
  const archWindows =
    build.windows({ count: 3, spacing: 0.2, sill: 1.05, width: 0.1, height: 0.18 }) +
    build.windows({ count: 2, spacing: 0.2, sill: 1.38, width: 0.1, height: 0.16 });
  return [
    build.minaret(-2.75, 3.9, 0.15, 1),
    build.minaret(2.15, 3.7, 0.13, 1),
    build.dome(-1.35, 1.3, 1.05, semiDome),
    build.dome(1.35, 1.3, 1.05, semiDome),
    build.wall([-2.35, 2.35], [0, 1.3]),
    build.dome(-2.05, 1.18, 0.42, sideDome),
    build.dome(2.05, 1.18, 0.42, sideDome),
    // block, shallow dome, and the ring of windows it floats on
    build.wall([-1.16, 1.16], [1.2, 2]),
    build.dome(0, 2.22, 1.06, { height: 0.6 }),
    build.shape(points('-1.12,1.95 -1.06,2.26 1.06,2.26 1.12,1.95'), stone.wall),
    path(
      build.windows({ count: 7, spacing: 0.142, sill: 2.06, width: 0.07, height: 0.1 }),
      stone.window,
    ),
    build.arch(0.86, 0.95, 'opacity=".35"'),
    path(archWindows, stone.window),
    ...SIDES.map((side) => buttress(build, side, stone)),
    build.wall([-2.6, 2.6], [0, 0.72]),
    path(
      build.windows({ count: 9, spacing: 0.26, sill: 0.36, width: 0.1, height: 0.14 }),
      stone.window,
    ),
    ...[-3.15, -2.5, 2.7, 3.2].map((u) => tomb(build, u)),
    build.minaret(-1.95, 3.75, 0.14, 1),
    build.minaret(2.95, 3.9, 0.15, 1),
  ].join('');
}
