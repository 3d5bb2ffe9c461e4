/**
 * Kaymaklı: a passage under the ground, its millstone door half rolled across it, and the light of
 * a lamp beyond. The stone has a hole in its middle and runs in a slot beside the passage, to be
 * shut from inside; the walls keep the marks of the picks.
 */

import { mix } from '../kit/colour.ts';
import { lerp, noise } from '../kit/numbers.ts';
import { around, draw, num, type Point, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, rect, SCREEN, stroke } from '../kit/shapes.ts';
import { mouth, pickMarks } from './kaymakli/hewn.ts';

export const stamp = new Scene('skm-', { width: 1200, height: 900 });

const NIGHT = '#1f1228';
const LAMP = '#fff3c8';

// ── The wall ────────────────────────────────────────────────────────────────────────────────────

const wall = stamp.radialGradient(470, 560, 760, [
  [0, '#d98e58'],
  [0.4, '#a5604e'],
  [0.75, '#653a4c'],
  [1, '#3b2240'],
]);

const onWall = pickMarks(5, 150, (next) => [60 + next() * 1080, 40 + next() * 760]);
stamp.layer('wall', [
  band(0, 900, wall),
  stroke(onWall, '#f0b27c', 4, 'opacity=".26" stroke-linecap="round"'),
  stroke(onWall, '#4a2640', 4, 'opacity=".4" stroke-linecap="round" transform="translate(-5 2)"'),
]);

// ── The passage beyond ──────────────────────────────────────────────────────────────────────────

const FLOOR = 800;
/** From the mouth to the far end: the middle, the foot, the width, the height, the light. */
const DEPTHS = [
  [500, FLOOR, 410, 590, '#8f4f3f'],
  [492, 776, 340, 500, '#bd6c44'],
  [476, 748, 268, 410, '#de9450'],
  [452, 722, 204, 326, '#f4b766'],
  [426, 700, 150, 250, '#ffd488'],
  [402, 682, 108, 186, '#ffe9b2'],
] as const;

stamp.layer('passage', [
  path(mouth(500, FLOOR + 6, 446, 616, 9), '#5f3342'),
  ...DEPTHS.map(([x, foot, width, height, colour], i) => {
    const fill = stamp.linearGradient(
      [
        [0, mix(colour, LAMP, 0.4)],
        [0.5, colour],
        [1, mix(colour, '#4a2232', 0.34)],
      ],
      { x1: 0.2, y1: 0, x2: 0.8, y2: 1 },
    );
    return path(mouth(x, foot, width, height, 20 + i), fill);
  }),
  // steps that climb at the far end
  ...[0, 1, 2, 3].map((i) =>
    rect(362 + i * 5, 682 - (i + 1) * 18, 80 - i * 10, 19, mix('#d58e55', '#f0bd78', i / 4)),
  ),
]);

// ── The lamp in its niche, and the light from beyond ────────────────────────────────────────────

const glow = ([x, y]: Point, radius: number, strength: number): string =>
  circle(
    x,
    y,
    radius,
    stamp.radialGradient(x, y, radius, [
      [0, '#fff0bc', strength],
      [0.25, '#ffd07c', strength * 0.5],
      [1, '#ff9a4c', 0],
    ]),
    SCREEN,
  );
stamp.layer('lamp', [
  path(draw`M132 486v-58q0 -50 46 -50t46 50v58z`, '#4a2638'),
  path(draw`M224 486v-58q0 -50 -46 -50q34 10 34 56v52z`, '#e09a62'),
  path(draw`M146 464h64q-6 26 -32 26t-32 -26z`, '#d98a58'),
  path(draw`M178 464q-18 -20 0 -56q18 36 0 56z`, LAMP),
  glow([178, 440], 250, 0.9),
  glow([410, 560], 330, 0.7),
]);

// ── The millstone ───────────────────────────────────────────────────────────────────────────────

const STONE: Point = [812, 538];
const RADIUS = 268;

function rim(radius: number, seed: number): string {
  const chips = noise(seed);
  const edge = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * 2 * Math.PI;
    return around(...STONE, radius * (1 + chips(i * 0.7) * 0.018), angle);
  });
  return smoothPath(edge, { close: true });
}
const onStone = pickMarks(8, 60, (next) => {
  const [x, y] = around(...STONE, RADIUS * lerp(0.24, 0.88, Math.sqrt(next())), next() * 6.283);
  return [x, y - 10];
});
const face = stamp.linearGradient(
  [
    [0, '#f7bd7c'],
    [0.3, '#c98258'],
    [0.7, '#85505a'],
    [1, '#52324e'],
  ],
  { x1: 0, y1: 0.3, x2: 1, y2: 0.7 },
);
stamp.layer('stone', [
  // the slot it runs in
  path(mouth(890, FLOOR + 6, 640, 640, 31), '#2c1830'),
  group(
    'transform="translate(-34 0)"',
    path(
      rim(RADIUS, 4),
      stamp.horizontalGradient(540, 800, [
        [0, '#fff0c0'],
        [0.5, '#eda765'],
        [1, '#a3634e'],
      ]),
    ),
  ),
  path(rim(RADIUS, 4), face),
  stroke(onStone, '#5a3348', 4, 'opacity=".42" stroke-linecap="round"'),
  stroke(rim(RADIUS - 22, 6), '#ffd99c', 3, 'opacity=".35"'),
  circle(...STONE, 46, '#3b2136'),
  path(draw`M${STONE[0] + 32} ${STONE[1] - 33}a46 46 0 0 1 0 66a60 60 0 0 0 0 -66z`, '#ffce8a'),
  stamp.stipple(
    path(
      rim(RADIUS, 4),
      stamp.horizontalGradient(700, 1090, [
        [0, NIGHT, 0],
        [1, NIGHT, 0.7],
      ]),
    ),
  ),
]);

// ── The floor, and the dark we look out of ──────────────────────────────────────────────────────

stamp.layer('floor', [
  path(
    draw`M-20 ${FLOOR}H1220V920H-20z`,
    stamp.horizontalGradient(0, 1200, [
      [0, '#5a3344'],
      [0.4, '#b06c4c'],
      [0.65, '#6b3d48'],
      [1, '#2c1830'],
    ]),
  ),
  path(
    draw`M300 ${FLOOR}H560L760 920H160z`,
    stamp.verticalGradient(FLOOR, 920, [
      [0, '#ffd894', 0.8],
      [1, '#ffb870', 0],
    ]),
  ),
  ellipse(820, FLOOR + 16, 250, 16, NIGHT, 'opacity=".5"'),
]);

const dark = noise(17);
const cave = (): string => {
  const edge = Array.from({ length: 48 }, (_, i): Point => {
    const [x, y] = around(0, 0, 1, (i / 48) * 2 * Math.PI);
    const r = 1 + dark(i * 0.5) * 0.05;
    const down = Math.sign(y) * Math.abs(y) ** 0.7 * (y > 0 ? 620 : 450);
    return [600 + Math.sign(x) * Math.abs(x) ** 0.7 * 574 * r, 480 + down * r];
  });
  return smoothPath(edge, { close: true });
};
stamp.layer('dark', [
  path(`M-20-20H1220V920H-20z${cave()}`, NIGHT, 'fill-rule="evenodd"'),
  stroke(cave(), '#d98a5c', num(3), 'opacity=".35"'),
]);
