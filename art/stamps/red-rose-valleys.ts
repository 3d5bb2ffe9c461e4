/**
 * Kızılçukur and Güllüdere: folds of rock in bands of pink, cream and rust, when the last sun from
 * the left turns them red. Seen from the rim above the valley; the dark squares high in the wall
 * are doors and dovecotes, and the pinnacles at the foot come to a point, without caps.
 */

import { mix } from '../kit/colour.ts';
import { figure } from '../kit/motifs.ts';
import { fractalNoise, item, lerp, type Line, noise, random } from '../kit/numbers.ts';
import { archway, fillDown, type Point, points, polygon, ridge } from '../kit/path.ts';
import { craggy } from '../kit/rocks.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';

export const stamp = new Scene('srr-', { width: 1200, height: 900 });

const SUN: Point = [236, 372];
const INK = '#2c1a40';
const GLOW = '#ffb482';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 520, [
      [0, '#43306f'],
      [0.4, '#9a4c80'],
      [0.75, '#ea7f6e'],
      [1, '#ffc988'],
    ]),
  ),
  ...lensClouds({ seed: 16, high: '#8a4b86', low: '#ffb487', top: 80, bottom: 330 }, [
    [420, 110, 560, 26, 0.6],
    [90, 190, 380, 18, 0.7],
    [560, 236, 420, 16, 0.75],
  ]),
  halo(stamp, SUN, 180, [
    [0, '#fff6d8', 0.95],
    [0.4, '#ffe2a4', 0.5],
    [1, '#ffc47e', 0],
  ]),
  circle(...SUN, 62, '#fff8e2'),
]);

const mesa = fractalNoise(61, 3);
stamp.layer('far', [
  path(
    fillDown(ridge((x) => 462 - Math.tanh(mesa(x / 230) * 3) * 26, { to: 1240, step: 10 })),
    stamp.verticalGradient(430, 620, [
      [0, '#c9718a'],
      [1, '#fbb384'],
    ]),
  ),
]);

// ── Folds of rock ───────────────────────────────────────────────────────────────────────────────

interface Cliff {
  id: string;
  /** Peak, cleft, peak, … from left to right. */
  crest: readonly Point[];
  colours: readonly string[];
  thickness: number;
  foot: number;
  seed: number;
  shade: string;
}

/** How far a fold stands out at x: 1 on the buttress below a peak, 0 in the cleft beside it. */
const foldOf =
  (crest: readonly Point[]): Line =>
  (x) => {
    const i = crest.findIndex(([end]) => end > x);
    if (i < 1) return 0;
    const t = (x - item(crest, i - 1)[0]) / (item(crest, i)[0] - item(crest, i - 1)[0]);
    return i % 2 === 1 ? 1 - t : t;
  };

function cliff({ id, crest, colours, thickness, foot, seed, shade }: Cliff): string {
  const from = item(crest, 0)[0] - 110;
  const to = item(crest, crest.length - 1)[0];
  const top = Math.min(...crest.map(([, y]) => y));
  const outline = polygon([...craggy(crest, seed, 9), [to + 90, foot], [from, foot]]);
  const fold = foldOf(crest);
  const wave = noise(seed);
  const next = random(seed);

  const strata: string[] = [];
  let y = top - 20;
  for (let i = 0; y < foot; i++) {
    const level = y;
    const edge = (x: number): number => level + wave(x / 170 + i * 0.13) * 22 + fold(x) * 13;
    strata.push(
      path(
        fillDown(ridge(edge, { from, to: to + 90, step: 12 }), foot),
        item(colours, i % colours.length),
      ),
    );
    y += thickness * (0.35 + 1.3 * next());
  }

  let shaded = '';
  let sunny = '';
  for (let i = 0; i < crest.length - 1; i += 2) {
    const [peakX, peakY] = item(crest, i);
    const right = crest[i + 1];
    const left = crest[i - 1];
    const drift = 14 + next() * 46;
    const base: Point = [peakX + drift, foot];
    if (right)
      shaded += polygon([
        ...craggy([[peakX, peakY], base], seed + i, 16),
        base,
        ...craggy([[right[0] + 30 + next() * 20, foot], right], seed + i, 10),
        right,
      ]);
    if (left) sunny += polygon([[peakX, peakY], [lerp(peakX, left[0], 0.45), foot], base]);
  }
  return group(
    stamp.clip(id, outline),
    ...strata,
    path(sunny, '#ffd9a0', 'opacity=".26"'),
    path(shaded, shade, 'opacity=".62"'),
    stamp.stipple(path(shaded, INK, 'opacity=".16"')),
  );
}

const RED = [
  '#d9604a',
  '#f0a184',
  '#b8433f',
  '#f7cfa4',
  '#cf5a4c',
  '#e98a74',
  '#a83a3f',
  '#f3b792',
];
const hazy = (t: number): string[] => RED.map((colour) => mix(colour, GLOW, t));

stamp.layer('cliff-far', [
  cliff({
    id: 'far',
    crest: points(`
      420,448 470,492 530,404 596,470 668,360 730,440 800,330 880,430 980,330 1240,420`),
    colours: hazy(0.46),
    thickness: 20,
    foot: 760,
    seed: 21,
    shade: '#a0557e',
  }),
  veil(stamp, 420, 760, [
    [0, GLOW, 0],
    [1, '#ffc08a', 0.75],
  ]),
]);
stamp.layer('cliff-near', [
  cliff({
    id: 'near',
    crest: points(`
      600,570 636,600 700,424 758,506 818,300 886,410 944,206 1016,330 1080,130 1156,260 1250,90`),
    colours: RED,
    thickness: 34,
    foot: 920,
    seed: 33,
    shade: '#6b2a5c',
  }),
  path(
    [
      [806, 470],
      [838, 470],
      [782, 520],
      [934, 380],
      [966, 420],
      [914, 430],
      [1072, 330],
      [1108, 350],
    ]
      .map(([x = 0, y = 0], i) => archway(x, y, 15 + (i % 3) * 3, 15))
      .join(''),
    '#431f42',
  ),
]);

stamp.layer('cliff-low', [
  cliff({
    id: 'low',
    crest: points(`
      60,700 112,760 170,660 226,744 300,640 356,730 420,600 476,716 548,626 610,740 684,664 742,764
      816,710 880,790 950,744`),
    colours: RED.map((colour) => mix(colour, '#9a4566', 0.24)),
    thickness: 20,
    foot: 920,
    seed: 47,
    shade: '#5a2456',
  }),
  veil(stamp, 660, 920, [
    [0, '#6b2a5c', 0],
    [1, '#5a2456', 0.8],
  ]),
]);

// ── The rim, and two who watch ──────────────────────────────────────────────────────────────────

const rough = noise(14);
const rim = (x: number): number => 806 + x * 0.045 + rough(x / 110) * 14;
const watcher = (x: number, coat: string): string =>
  group(
    `transform="translate(${x} ${rim(x) + 3}) scale(4.4)"`,
    figure({ legs: INK, coat, head: '#4a2440' }),
  );
stamp.layer('rim', [
  watcher(262, '#f0b07a'),
  watcher(298, '#5a2f66'),
  path(fillDown(ridge(rim, { to: 1240 })), INK),
]);
stamp.layer(
  'light',
  sunlight(stamp, SUN, 620, [
    [0, '#ffd99a', 0.4],
    [0.5, '#ff9f78', 0.12],
    [1, '#ff9f78', 0],
  ]),
);
