/**
 * The loggerhead. Her carapace is a small dome in three dimensions, projected obliquely, so that
 * the scutes sit on it as they should: `u` runs along it from tail (-1) to head (1), `v` across it
 * from the far side (-1) to the near side (1).
 */

import { mix } from '../../kit/colour.ts';
import { blurFilter, stippleFilter } from '../../kit/filters.ts';
import { clamp, item, lerp } from '../../kit/numbers.ts';
import {
  between,
  type Point,
  points,
  pointsAlong,
  polygon,
  setPrecision,
  shifted,
} from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';

const DARK = '#1b1c46';
const MOONLIT = '#fdf3cf';

// ── The dome ────────────────────────────────────────────────────────────────────────────────────

type Vector = readonly [x: number, y: number, z: number];

const HALF_LENGTH = 142;
/** How much of the width shows: she is seen from above the sand, but not by much. */
const TILT = 0.54;

/** What is left of 1 at a distance from the middle: 0 at -1 and 1, fuller the smaller the power. */
const dome = (at: number, power: number): number => Math.max(0, 1 - at * at) ** power;

/** The outline of a heart: broad and blunt at the shoulders, drawn out towards the tail. */
const halfWidth = (u: number): number => 100 * dome(u, u > 0 ? 0.42 : 0.6) * (1 + 0.2 * u);
const ridgeHeight = (u: number): number => 54 * dome(u, 0.6) * (1 + 0.14 * u);

const onDome = (u: number, v: number): Vector => [
  HALF_LENGTH * u,
  v * halfWidth(u),
  ridgeHeight(u) * dome(v, 0.72),
];

function project(u: number, v: number): Point {
  const [x, y, z] = onDome(u, v);
  return [x + y * 0.1, y * TILT - z];
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const normalized = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

function normal(u: number, v: number): Vector {
  const step = 0.02;
  const along = minus(onDome(u + step, v), onDome(u - step, v));
  const across = minus(onDome(u, Math.min(0.995, v + step)), onDome(u, Math.max(-0.995, v - step)));
  return normalized([
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ]);
}

const LIGHT = normalized([0.66, -0.42, 0.62]);

function shellColour(u: number, v: number, warmth: number): string {
  const [x, y, z] = normal(u, v);
  const lit = clamp((x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]) * 0.62 + 0.38);
  return lit < 0.5
    ? mix('#2a2450', '#a0654f', lit * 2 + warmth)
    : mix('#a0654f', '#f7d79c', (lit - 0.5) * 1.9 + warmth);
}

/** The outline of the dome: the highest point of each section above, the near rim below. */
const CREST: Point[] = [];
const RIM: Point[] = [];
for (let i = 0; i <= 40; i++) {
  const u = -1 + i / 20;
  const section = Array.from({ length: 31 }, (_, k) => project(u, -1 + k / 20));
  CREST.push(section.reduce((highest, point) => (point[1] < highest[1] ? point : highest)));
  RIM.push(project(u, 1));
}

// ── Scutes ──────────────────────────────────────────────────────────────────────────────────────

/** Corners of a scute in u and v. */
type Scute = readonly Point[];

/** A scute drawn in towards its middle: `scale` 1 would touch its neighbours. */
function scutePatch(scute: Scute, scale: number, warmth: number, attributes = ''): string {
  const middleU = scute.reduce((sum, [u]) => sum + u, 0) / scute.length;
  const middleV = scute.reduce((sum, [, v]) => sum + v, 0) / scute.length;
  const outline = scute.flatMap(([u, v], i) => {
    const [nextU, nextV] = item(scute, (i + 1) % scute.length);
    return [0, 1, 2].map((k) => {
      const edgeU = lerp(u, nextU, k / 3);
      const edgeV = lerp(v, nextV, k / 3);
      return project(
        clamp(middleU + (edgeU - middleU) * scale, -0.998, 0.998),
        clamp(middleV + (edgeV - middleV) * scale, -0.995, 1),
      );
    });
  });
  const colour = shellColour(clamp(middleU, -0.93, 0.93), clamp(middleV, -0.93, 0.93), warmth);
  return path(polygon(outline), colour, attributes);
}

/** A scute in three growth rings. */
const rings = (scute: Scute): string =>
  scutePatch(scute, 0.95, 0) +
  scutePatch(scute, 0.62, 0.16, 'opacity=".85"') +
  scutePatch(scute, 0.3, 0.3, 'opacity=".6"');

/** Where the five rows of scutes meet, along the shell. */
const JOINTS = [-0.965, -0.55, -0.15, 0.23, 0.6, 0.955];
const ROWS = JOINTS.slice(1).map((end, i): Point => [item(JOINTS, i), end]);
/** Half the width of the middle row. */
const VERTEBRAL = 0.3;
const MARGINALS = 11;

/** On one side; where it meets the rim it is drawn towards the head. */
function costal(side: number, start: number, end: number): Scute {
  const corners: Point[] = [
    [start, side * VERTEBRAL * 0.72],
    [(start + end) / 2, side * VERTEBRAL * 1.22],
    [end, side * VERTEBRAL * 0.72],
    [end - 0.01, side * 0.8],
    [start + 0.01, side * 0.8],
  ];
  return corners.map(([u, v]) => [u + (Math.abs(v) > 0.7 ? 0.04 - 0.05 * u : 0), v]);
}

function vertebral(start: number, end: number): Scute {
  const middle = (start + end) / 2;
  return [
    [start, -VERTEBRAL * 0.7],
    [middle, -VERTEBRAL * 1.18],
    [end, -VERTEBRAL * 0.7],
    [end, VERTEBRAL * 0.7],
    [middle, VERTEBRAL * 1.18],
    [start, VERTEBRAL * 0.7],
  ];
}

function marginal(index: number): Scute {
  const start = -0.985 + (index * 1.97) / MARGINALS;
  const end = start + 1.97 / MARGINALS;
  return [
    [start, 0.82],
    [end, 0.82],
    [end, 1],
    [start, 1],
  ];
}

/** Five costal scutes on each side, five vertebrals between them, the marginals on the near rim. */
const scutes = (): string[] => [
  ...[-1, 1].flatMap((side) => ROWS.map(([start, end]) => rings(costal(side, start, end)))),
  ...ROWS.map(([start, end]) => rings(vertebral(start, end))),
  ...Array.from({ length: MARGINALS }, (_, i) => scutePatch(marginal(i), 0.9, 0.12)),
];

// ── Flippers, neck and head ─────────────────────────────────────────────────────────────────────

/** Dots on the turtle: the kit's stipple covers the canvas, and she is moved. */
const stippled = (scene: Scene): string =>
  scene.filter(
    'turtle',
    stippleFilter({
      area: { x: -340, y: -160, width: 680, height: 360 },
      slope: 3,
      intercept: -0.4,
    }),
  );

/**
 * She lies on the sand: dark where she touches it, then a soft shadow to the left, away from the
 * moon. Without stipple, which would look like a second belly.
 */
const castShadow = (scene: Scene): string => {
  const under = RIM.slice(1, 38);
  const away = (dx: number, dy: number): Point[] =>
    under.map(([x, y], i): Point => {
      const t = Math.sin((Math.PI * i) / (under.length - 1)) ** 0.7;
      return [x + dx * t - 4, y + 3 + dy * t];
    });
  const soft = (name: string, radius: number): string =>
    scene.filter(name, blurFilter({ area: { x: -340, y: -160, width: 680, height: 360 }, radius }));
  const fading = scene.horizontalGradient(-220, 150, [
    [0, '#232a5c', 0.25],
    [0.4, '#232a5c', 0.55],
    [1, '#232a5c', 0.5],
  ]);
  return (
    path(between(shifted(under, 0, -16), away(-58, 26)), fading, soft('shadow', 6)) +
    path(
      between(shifted(under, 4, -16), away(-8, 11)),
      '#1b1f4c',
      `opacity=".8" ${soft('contact', 1.6)}`,
    )
  );
};

/**
 * The plates on a flipper: red-brown, in three rows with pale seams, the largest along the leading
 * edge. `lead` and `trail` run from the shoulder to the tip.
 */
function flipperPlates(lead: readonly Point[], trail: readonly Point[], shade: number): string {
  const [front, back] = [pointsAlong(lead, 8), pointsAlong(trail, 8)];
  const last = front.length - 1;
  const at = (t: number, across: number): Point => {
    const i = Math.round(clamp(t) * last);
    const [x1, y1] = item(front, i);
    const [x2, y2] = item(back, i);
    return [lerp(x1, x2, across), lerp(y1, y2, across)];
  };
  const rows = [
    { from: 0.06, to: 0.36, count: 9 },
    { from: 0.41, to: 0.64, count: 11 },
    { from: 0.69, to: 0.9, count: 12 },
  ];
  return rows
    .map(({ from, to, count }, row) =>
      Array.from({ length: count }, (_, k) => {
        const [start, end] = [0.1 + (k / count) * 0.86, 0.1 + ((k + 0.78) / count) * 0.86];
        const skew = 0.02;
        const plate = polygon([
          at(start, from),
          at(end, from),
          at(end + skew, to),
          at(start + skew, to),
        ]);
        const dark = clamp(shade + row * 0.16 + (k / count) * 0.3);
        return path(plate, mix('#b8775a', '#3a2c50', dark));
      }).join(''),
    )
    .join('');
}

/** The front flipper reaching ahead, the hind flipper, the tail. */
function farFlippers(scene: Scene): string[] {
  const front = scene.linearGradient(
    [
      [0, '#5a4a62'],
      [1, '#d9c692'],
    ],
    { x1: 0, y1: 1, x2: 1, y2: 0 },
  );
  const [lead, trail] = [
    points('84,-36 112,-64 150,-80 184,-84 202,-78'),
    points('104,-14 126,-26 152,-44 178,-60 200,-74'),
  ];
  return [
    path('M84-34C108-66 148-86 196-86C208-85 210-77 203-72C172-56 146-34 122-6z', front),
    flipperPlates(lead, trail, 0.16),
    path(
      'M84-34C108-66 148-86 196-86C204-85 207-82 206-78C198-83 188-82 178-81C140-77 112-62 90-34z',
      MOONLIT,
      'opacity=".8"',
    ),
    path('M-118-14C-140-26-164-28-186-20C-192-14-184-4-168 0C-148 6-130 10-118 12z', '#454c74'),
    path(
      'M-120-13C-142-25-164-27-186-20C-188-18-188-16-187-14C-166-18-142-14-120-2z',
      '#d9d6b0',
      'opacity=".6"',
    ),
    path('M-134 22C-148 24-160 30-168 38C-156 40-142 40-128 34z', '#4a4f74'),
  ];
}

/**
 * Loggerheads have their name from their head: as broad as a log, with a heavy hooked beak; plates
 * of red-brown with pale seams above, yellow below.
 */
const head = (skin: string): string =>
  group(
    'transform="translate(88 -2) scale(1.2) translate(-100 2)"',
    path(
      'M86 0C108-18 128-32 148-37C164-41 182-38 194-30C204-24 212-17 214-9C215-3 213 3 209 7' +
        'L203 4C205 10 201 15 194 18C182 23 164 24 148 27C124 33 100 36 86 32z',
      skin,
    ),
    // the plates of the crown and the cheek
    path(
      'M106-13C124-28 136-34 148-37C164-41 182-38 194-30C203-24 210-18 213-11' +
        'C206-17 198-22 190-21C180-20 174-14 173-6C172 2 165 8 154 11C142 13 132 8 124 1C118-4 112-8 106-13z',
      '#8f5848',
    ),
    stroke(
      'M190-33L187-21M204-24L198-20M170-39L172-27L187-25M172-27L158-22L150-37M158-22L152-10L136-9' +
        'L130-28M152-10L158 0L173-3M158 0L150 12M136-9L138 8M136-9L116-14M158-22L174-12',
      '#e9d3a0',
      1.5,
      'opacity=".75" stroke-linejoin="round"',
    ),
    path(
      'M128-26C136-32 142-35.5 148-37C164-41 182-38 194-30C203-24 210-18 213-11' +
        'C203-22 194-29 182-32C166-36 146-34 128-26z',
      MOONLIT,
      'opacity=".9"',
    ),
    // the horn of the beak, the mouth, the jaw's shade
    path('M213-12C215-4 213 3 209 7L203 3C197 3 190 5 183 6C188-2 198-6 203-13z', '#dcb983'),
    path(
      'M203 5C205 10 201 15 194 18C180 23 166 24 150 27C168 20 186 16 196 8z',
      DARK,
      'opacity=".4"',
    ),
    stroke(
      'M210 6L203.5 3C197 4 190 6.5 184 6.5C178 6.5 174 5.5 170 3.5',
      DARK,
      1.9,
      'stroke-linecap="round"',
    ),
    // eye under its heavy lid, nostril, folds of the neck
    path('M179-11Q184-20 192-18Q198-15 197-11Q194-5 187-5Q181-6 179-11z', DARK),
    circle(190.5, -14, 1.7, '#fff8e2'),
    stroke(
      'M177-11C180-19 187-22 193-20C197-18 199-15 200-12',
      '#4a3040',
      2.2,
      'stroke-linecap="round"',
    ),
    stroke('M180-6Q187-1 195-6', '#5a4a58', 1.2, 'opacity=".6"'),
    circle(208, -13.5, 1.2, DARK),
    stroke('M104 2Q113 16 108 32M116 6Q126 18 121 30', DARK, 1.6, 'opacity=".4"'),
  );

/** A long blade swept back over the sand; behind it the hind flipper. */
function nearFlippers(scene: Scene, skin: string): string[] {
  const [lead, trail] = [
    points('112,24 144,34 158,56 152,86 128,114 96,132 66,140'),
    points('84,42 98,54 102,72 98,92 86,110 74,122 62,134'),
  ];
  const front = scene.linearGradient(
    [
      [0, '#4a3f60'],
      [0.5, '#b09468'],
      [1, '#f0dca6'],
    ],
    { x1: 0, y1: 0.9, x2: 1, y2: 0.1 },
  );
  return [
    path(
      'M74 46C86 76 82 102 64 118C48 132 34 138 24 146C16 154 34 157 52 153C84 147 104 136 122 118L108 60z',
      '#232a5c',
      'opacity=".45"',
    ),
    path(
      'M92 22C124 16 154 30 161 56C166 78 150 104 124 122C106 133 84 141 64 143C57 143 56 138 61 134' +
        'C78 121 94 105 98 87C101 70 92 54 74 44z',
      front,
    ),
    flipperPlates(lead, trail, 0.06),
    path(
      'M100 21C130 19 155 32 161 56C166 78 150 104 124 122C114 128 102 133 92 137' +
        'C124 120 150 96 154 74C157 48 136 28 100 26z',
      MOONLIT,
      'opacity=".9"',
    ),
    path('M-66 30C-96 34-134 44-160 60C-172 68-169 80-155 81C-126 82-92 70-60 50z', skin),
    path(
      'M-76 38C-102 43-132 52-154 65C-160 70-160 74-156 75C-130 74-100 64-72 50z',
      '#8f5848',
      'opacity=".7"',
    ),
    stroke('M-151 67L-132 70M-143 60L-118 66M-124 53L-101 60', '#e9d3a0', 1.4, 'opacity=".6"'),
  ];
}

// ── Shell ───────────────────────────────────────────────────────────────────────────────────────

/** Below the near rim, as far as it shows. */
const belowRim = (rim: readonly Point[]): string =>
  between(
    rim.map(([x, y]): Point => [x * 0.97, y + 7]),
    rim,
  );

/** The plastron and its shaded half. */
const plastron = (): string[] => [
  path(belowRim(RIM), '#c9b98e'),
  path(belowRim(RIM.slice(0, 37)), DARK, 'opacity=".55"'),
];

function shell(scene: Scene, outline: string): string {
  setPrecision(5);
  const plates = scutes();
  setPrecision(10);
  const shadow = scene.linearGradient(
    [
      [0, '#141840', 1],
      [0.42, '#141840', 0.42],
      [0.68, '#141840', 0],
    ],
    { x1: 0.05, y1: 1, x2: 0.7, y2: 0.1 },
  );
  return group(
    scene.clip('carapace', outline),
    ...plates,
    group(stippled(scene), path(outline, shadow)),
  );
}

/** Moonlight along the top of the shell, widening towards the head. */
function moonlitRim(): string {
  const top = CREST.slice(9, 41);
  const under = top.map(([x, y], i): Point => {
    const t = i / (top.length - 1);
    const width = Math.sin(Math.PI * t ** 1.7) * 5.2;
    return [x - width * 0.55 * t, y + width];
  });
  return path(between(top, under), '#fff8dc', 'opacity=".95"');
}

// ── The whole animal, round the middle of her shell ─────────────────────────────────────────────

export function loggerhead(scene: Scene): string[] {
  const carapace = between(CREST, RIM);
  const skin = scene.linearGradient(
    [
      [0, '#473a5c'],
      [0.5, '#a8875f'],
      [1, '#f2dba2'],
    ],
    { x1: 0, y1: 0.9, x2: 0.9, y2: 0.1 },
  );
  return [
    castShadow(scene),
    ...farFlippers(scene),
    head(skin),
    ...nearFlippers(scene, skin),
    ...plastron(),
    path(carapace, '#3a2c50'),
    shell(scene, carapace),
    moonlitRim(),
  ];
}
