/**
 * The loggerhead. Her carapace is a small dome in three dimensions, projected obliquely, so that
 * the scutes sit on it as they should: `u` runs along it from tail (-1) to head (1), `v` across it
 * from the far side (-1) to the near side (1).
 */

import { mix } from '../../kit/colour.ts';
import { stippleFilter } from '../../kit/filters.ts';
import { clamp, item, lerp } from '../../kit/numbers.ts';
import { between, draw, type Point, polygon, setPrecision } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';

const DARK = '#1b1c46';
const MOONLIT = '#fdf3cf';

// ── The dome ────────────────────────────────────────────────────────────────────────────────────

type Vector = readonly [x: number, y: number, z: number];

const HALF_LENGTH = 142;
/** How much of the width shows: she is seen from above the sand, but not by much. */
const TILT = 0.43;

/** What is left of 1 at a distance from the middle: 0 at -1 and 1, fuller the smaller the power. */
const dome = (at: number, power: number): number => Math.max(0, 1 - at * at) ** power;

const halfWidth = (u: number): number => 100 * dome(u, 0.52) * (1 + 0.24 * u);
const ridgeHeight = (u: number): number => 60 * dome(u, 0.62) * (1 + 0.12 * u);

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
  scutePatch(scute, 0.93, 0) +
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

const castShadow = (scene: Scene): string =>
  path(
    'M-196 62C-160 46-70 40 30 46C96 48 128 60 104 70C60 84-50 90-130 84C-176 80-206 74-196 62z',
    '#232a5c',
    'opacity=".42"',
  ) +
  group(
    stippled(scene),
    path(
      'M-262 76C-210 44-80 34 40 46C110 50 140 64 104 76' +
        'C40 98-80 104-170 98C-226 94-270 90-262 76z',
      scene.horizontalGradient(-262, 140, [
        [0, '#1b2150', 0],
        [0.4, '#1b2150', 0.5],
        [1, '#1b2150', 0.7],
      ]),
    ),
  );

/** The front flipper reaching ahead, the hind flipper, the tail. */
function farFlippers(scene: Scene): string[] {
  const front = scene.linearGradient(
    [
      [0, '#3f466e'],
      [1, '#b9bd9f'],
    ],
    { x1: 0, y1: 1, x2: 1, y2: 0 },
  );
  return [
    path('M84-34C104-66 148-92 206-96C214-96 216-90 210-84C190-66 160-44 126-6z', front),
    path(
      'M84-34C104-66 148-92 206-96C212-96 215-93 213-89C168-84 126-60 104-24z',
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

/** Loggerheads have their name from their head. */
const head = (skin: string): string =>
  group(
    'transform="translate(88 -2) scale(1.2) translate(-100 2)"',
    path(
      'M84 4C108-16 128-28 146-34C166-42 192-38 204-22C210-12 208 0 196 8' +
        'C180 16 160 18 142 24C122 32 100 34 84 30z',
      skin,
    ),
    path(
      'M146-34C166-42 192-38 204-22C206-18 207-14 206-10C196-24 176-30 150-24' +
        'C136-20 124-10 108 2C122-14 134-28 146-34z',
      MOONLIT,
      'opacity=".9"',
    ),
    // scales
    stroke(
      'M150-24C154-16 154-8 150 0M166-29C170-22 172-14 168-6M150 0Q160-4 168-6M168-6Q176-9 180-12' +
        'M150 0Q146 10 148 20M168-6Q168 6 164 14',
      '#4b4058',
      1.5,
      'opacity=".5"',
    ),
    // beak and mouth
    path('M206-8C204-2 200 4 194 7C184 12 174 13 164 15C176 8 190 4 198-4z', DARK, 'opacity=".45"'),
    stroke('M207.5-7C200-1 190 2 177 2', DARK, 1.8, 'stroke-linecap="round" opacity=".85"'),
    // eye, nostril, folds of the neck
    path('M177-14Q184-24 193-15Q186-7 177-14z', DARK),
    circle(187, -16.5, 1.7, '#fff8e2'),
    stroke('M174-17Q184-28 195-17', '#6f6a72', 1.6, 'opacity=".7"'),
    circle(203.5, -16, 1.1, DARK),
    stroke('M106 0Q114 14 110 30M118-10Q128 6 124 27', DARK, 1.6, 'opacity=".35"'),
  );

/** Left, top and size of the scales on the near flipper. */
const FLIPPER_SCALES = [
  [98, 44, 6],
  [106, 58, 6],
  [108, 72, 5.6],
  [104, 86, 5.2],
  [94, 98, 5],
  [82, 108, 4.6],
  [92, 66, 5],
  [92, 82, 4.6],
  [84, 96, 4.2],
  [68, 116, 4],
] as const;

/** A long blade swept back over the sand; behind it the hind flipper. */
function nearFlippers(scene: Scene, skin: string): string[] {
  const scales = FLIPPER_SCALES.map(
    ([x, y, s]) => draw`M${x - s} ${y}l${s} ${-s * 0.8}l${s} ${s * 0.6}l${-s * 0.5} ${s}h${-s}z`,
  );
  const front = scene.linearGradient(
    [
      [0, '#343b66'],
      [0.5, '#8a8a80'],
      [1, '#e9dcae'],
    ],
    { x1: 0, y1: 0.9, x2: 1, y2: 0.1 },
  );
  return [
    path(
      'M98 20C140 26 158 56 134 88C114 114 76 130 34 134C26 134 26 128 34 124' +
        'C62 110 82 92 86 68C88 52 80 42 70 38z',
      front,
    ),
    path(
      'M98 20C140 26 158 56 134 88C122 104 104 116 82 124' +
        'C112 100 128 74 116 50C110 38 100 30 90 26z',
      MOONLIT,
      'opacity=".85"',
    ),
    path(scales.join(''), '#3a3558', 'opacity=".42"'),
    path('M-92 34C-108 44-132 54-160 72C-176 82-184 78-176 66C-166 50-150 34-128 22z', skin),
    path(
      'M-100 40C-116 48-138 60-160 74C-168 79-174 80-177 78C-160 60-140 44-118 34z',
      '#f0e2b4',
      'opacity=".5"',
    ),
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
  path(belowRim(RIM.slice(0, 26)), DARK, 'opacity=".55"'),
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
      [0, '#3c436c'],
      [0.5, '#8a8a80'],
      [1, '#efdfae'],
    ],
    { x1: 0, y1: 0.9, x2: 0.9, y2: 0.1 },
  );
  return [
    castShadow(scene),
    ...farFlippers(scene),
    head(skin),
    ...plastron(),
    path(carapace, '#3a2c50'),
    shell(scene, carapace),
    moonlitRim(),
    ...nearFlippers(scene, skin),
  ];
}
