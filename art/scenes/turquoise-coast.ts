/**
 * The turquoise coast: Ölüdeniz from a cliff path in the morning. Water in paper-cut bands round
 * the sand spit and its lagoon, headlands folding away towards Babadağ, paragliders from its
 * summit, a gulet leaving the bay; in front a pine, a hiker, the rock.
 */

import { paraglider } from '../kit/motifs.ts';
import { bell, clamp, fractalNoise, lerp, random, smoothstep } from '../kit/numbers.ts';
import { draw, fillDown, HEIGHT, type Point, polygon, ridge, setPrecision } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { beach, lagoon, shallows } from './turquoise-coast/bay.ts';
import { cliff, hiker, maquis, pine } from './turquoise-coast/foreground.ts';
import { gulet } from './turquoise-coast/gulet.ts';
import { headland, roughened } from './turquoise-coast/headland.ts';
import { pineWood } from './turquoise-coast/pine-wood.ts';

export const scene = new Scene('tc-');

const SUN: Point = [618, 226];
const HORIZON = 322;

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const morning = scene.verticalGradient(0, HORIZON, [
  [0, '#1f6f95'],
  [0.3, '#5ba3b4'],
  [0.58, '#a9d0c4'],
  [0.8, '#eadfba'],
  [1, '#fde3b0'],
]);
const glow = scene.radialGradient(...SUN, 600, [
  [0, '#fff8d8', 1],
  [0.18, '#ffefbf', 0.75],
  [0.5, '#fbe0ac', 0.2],
  [1, '#fbe0ac', 0],
]);
scene.layer('sky', [band(0, HORIZON + 40, morning), band(0, HORIZON + 40, glow)]);

scene.layer(
  'clouds',
  lensClouds({ seed: 28, high: '#a9d3d6', low: '#fff0c8', top: 70, bottom: 230 }, [
    [1010, 96, 560, 32, 0.42],
    [1280, 70, 380, 18, 0.4],
    [300, 150, 420, 20, 0.5],
    [860, 168, 340, 12, 0.55],
    [250, 236, 400, 14, 0.65],
    [780, 244, 300, 9, 0.7],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 150, [
    [0, '#fffbe4', 0.95],
    [0.4, '#fff4c6', 0.5],
    [1, '#ffe9b0', 0],
  ]),
  circle(...SUN, 50, '#fffcee'),
]);

// ── Babadağ ─────────────────────────────────────────────────────────────────────────────────────

const mountainRough = fractalNoise(11, 5, 0.52);
const mountain = (x: number): number =>
  HORIZON -
  8 -
  205 * bell(x, 1330, 205) * (0.9 + 0.16 * mountainRough(x / 70)) -
  110 * bell(x, 1560, 170) -
  52 * bell(x, 1090, 130) -
  18 * mountainRough(x / 90) * smoothstep(780, 1000, x);

/** A lit plane on the sun side: it hangs from the crest at x, its right edge a broken spine. */
function litPlane(x: number, width: number, height: number): string {
  const w = width;
  const top = mountain(x);
  const spine: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    const jag = i === 0 || i === 6 ? 0 : (i % 2 === 1 ? -1 : 1) * w * 0.055;
    spine.push([x + w * 0.16 * t + jag, top + height * t]);
  }
  const crest: Point[] = [];
  for (let i = 0; i <= 5; i++) {
    const crestX = x - (w * i) / 5;
    crest.push([crestX, Math.max(mountain(crestX), top) + 2]);
  }
  const foot: Point[] = [
    [x - w * 0.1, top + height * 0.74],
    [x - w * 0.3, mountain(x - w * 0.3) + height * 0.28],
    [x - w * 0.42, mountain(x - w * 0.4) + height * 0.4],
    [x - w * 0.62, mountain(x - w * 0.6) + height * 0.14],
    [x - w * 0.8, Math.min(HORIZON, mountain(x - w * 0.8) + height * 0.2)],
  ];
  return polygon([...spine, ...foot, ...crest.toReversed()]);
}

function babadag(): string[] {
  const outline = (x: number): number => lerp(HORIZON + 6, mountain(x), smoothstep(740, 980, x));
  const planes = [
    litPlane(1338, 150, 176),
    litPlane(1240, 84, 96),
    litPlane(1120, 90, 56),
    litPlane(1420, 60, 70),
    litPlane(1552, 70, 90),
  ];
  const islands = (x: number): number =>
    HORIZON - 4 - 44 * bell(x, 120, 150) - 26 * bell(x, 300, 80);
  return [
    path(
      fillDown(ridge(outline, { from: 730, step: 10 }), HORIZON + 40),
      scene.verticalGradient(100, HORIZON + 10, [
        [0, '#86b3bb'],
        [0.5, '#b7cec2'],
        [1, '#f6e2b6'],
      ]),
    ),
    path(
      planes.join(''),
      scene.verticalGradient(110, HORIZON, [
        [0, '#fff2cd', 0.55],
        [1, '#fff2cd', 0.1],
      ]),
    ),
    path(
      fillDown(ridge(islands, { from: -40, to: 440, step: 14 }), HORIZON + 6),
      scene.verticalGradient(270, HORIZON, [
        [0, '#9cc4c2'],
        [1, '#f3e3bb'],
      ]),
    ),
  ];
}
scene.layer('babadag', babadag());

// ── Open sea ────────────────────────────────────────────────────────────────────────────────────

function sea(): string[] {
  const [x] = SUN;
  const water = scene.verticalGradient(HORIZON, 960, [
    [0, '#f5e3b4'],
    [0.05, '#c3dfcc'],
    [0.16, '#66bcc0'],
    [0.34, '#2a9fb1'],
    [0.6, '#157c99'],
    [1, '#0d5379'],
  ]);
  const sheen = scene.radialGradient(
    x,
    HORIZON,
    330,
    [
      [0, '#fff3c8', 0.9],
      [0.4, '#ffe9b4', 0.35],
      [1, '#ffe9b4', 0],
    ],
    { scaleY: 0.5 },
  );
  const next = random(3);
  let glitter = '';
  for (let i = 0; i < 120; i++) {
    const t = next();
    const aside = (next() + next() + next() - 1.5) * (36 + 110 * t);
    glitter += lens(x + aside, HORIZON + 3 + t * 150, 4 + 18 * t * next() + 3, 0.8 + 1.7 * t);
  }
  return [
    band(HORIZON, HEIGHT, water),
    band(HORIZON, HORIZON + 300, sheen),
    path(glitter, '#fffbe2', 'opacity=".92"'),
  ];
}
scene.layer('sea', sea());

// ── Islet, and headlands folding in from the right ──────────────────────────────────────────────

// Rough is enough for thousands of tree crowns: quarters of a unit, up to the pine wood.
setPrecision(4);

const isletRough = fractalNoise(9, 2);
headland(scene, {
  name: 'islet',
  seed: 91,
  from: 150,
  to: 372,
  crest: roughened(92, 6, (x) => {
    const along = clamp((x - 150) / 222);
    const hump = Math.max(0, Math.sin(Math.PI * along)) ** 0.7;
    return 346 - 42 * hump * (x < 250 ? 0.8 : 1);
  }),
  base: (x) => 346 + isletRough(x / 50) * 1.5,
  canopy: 6,
  trees: 60,
  near: 0.2,
  top: '#6fa6a2',
  bottom: '#a5c6b0',
  dark: '#4d8f90',
  lit: '#f3e3b0',
  rock: '#f2ddb4',
  rockShade: '#9bb8b0',
  rockHeight: 7,
});

const base1 = fractalNoise(23, 2);
headland(scene, {
  name: 'headland-1',
  seed: 21,
  from: 742,
  to: 1640,
  crest: roughened(
    22,
    10,
    (x) =>
      338 - smoothstep(742, 1000, x) * 64 - smoothstep(980, 1640, x) * 70 - 26 * bell(x, 900, 60),
  ),
  base: (x) => 338 + base1(x / 60) * 1.5,
  canopy: 6,
  trees: 110,
  near: 0.1,
  top: '#7db2ab',
  bottom: '#c9d8b8',
  dark: '#6aa5a2',
  lit: '#f6e8b6',
  rock: '#f8e4bb',
  rockShade: '#b7c8b6',
  rockHeight: 8,
});

const base2 = fractalNoise(33, 2);
headland(scene, {
  name: 'headland-2',
  seed: 31,
  from: 838,
  to: 1640,
  crest: roughened(
    32,
    13,
    (x) =>
      366 -
      smoothstep(838, 960, x) * 52 -
      smoothstep(940, 1240, x) * 44 -
      smoothstep(1200, 1640, x) * 84,
  ),
  base: (x) => 366 + base2(x / 70) * 2 - smoothstep(1100, 1640, x) * 4,
  canopy: 8,
  trees: 220,
  near: 0.35,
  top: '#4f918f',
  bottom: '#a3c3a4',
  dark: '#3a7e82',
  lit: '#eddf9f',
  rock: '#fbe6bb',
  rockShade: '#a2b7ab',
  rockHeight: 12,
});

const base3 = fractalNoise(43, 2);
headland(scene, {
  name: 'headland-3',
  seed: 41,
  from: 930,
  to: 1640,
  crest: roughened(
    42,
    15,
    (x) =>
      404 -
      smoothstep(930, 1040, x) * 58 -
      smoothstep(1020, 1300, x) * 56 -
      smoothstep(1280, 1640, x) * 96,
  ),
  base: (x) => 404 + base3(x / 70) * 2,
  canopy: 10,
  trees: 430,
  near: 0.55,
  top: '#2f7478',
  bottom: '#7fae90',
  dark: '#236469',
  lit: '#dcd689',
  rock: '#fde7bb',
  rockShade: '#8ea9a4',
  rockHeight: 15,
});

// ── Shallows, lagoon, and the peninsula behind it ───────────────────────────────────────────────

const { bands, waveLines } = shallows();
scene.layer('turquoise', group('id="tc-bands"', ...bands));
scene.layer('lagoon', [...lagoon(scene), group('id="tc-wave-lines"', ...waveLines)]);

const peninsulaBase = fractalNoise(53, 2);
headland(scene, {
  name: 'peninsula',
  seed: 51,
  from: 488,
  to: 1660,
  crest: roughened(
    52,
    13,
    (x) =>
      446 -
      smoothstep(488, 640, x) * 52 -
      smoothstep(700, 1000, x) * 8 -
      smoothstep(1040, 1640, x) * 120 +
      18 * bell(x, 760, 70),
  ),
  base: (x) => 446 + smoothstep(600, 1250, x) * 44 + peninsulaBase(x / 60) * 3,
  canopy: 12,
  trees: 430,
  near: 0.7,
  top: '#1f6467',
  bottom: '#4f957d',
  dark: '#175459',
  lit: '#c9cf76',
  rock: '#fdebc4',
  rockShade: '#8fa7a0',
  rockHeight: 13,
});

// ── Beach, and the wood behind it ───────────────────────────────────────────────────────────────

scene.layer('beach', beach(scene));
scene.layer('pines', pineWood(scene));
setPrecision(10);

// ── Boats at anchor, ripples ────────────────────────────────────────────────────────────────────

function boat(x: number, y: number, size: number): string {
  const s = size;
  return [
    path(lens(x + s * 0.4, y + s * 0.5, s * 1.5, s * 0.4), '#0b6a80', 'opacity=".4"'),
    path(
      draw`M${x - s} ${y - s * 0.25}
        h${2.1 * s}
        q${-s * 0.25} ${s * 0.55} ${-s * 0.6} ${s * 0.55}
        h${-s}
        q${-s * 0.4} ${-s * 0.1} ${-s * 0.5} ${-s * 0.55}z`,
      '#fffaf0',
    ),
    path(
      draw`M${x - s * 0.3} ${y - s * 0.25}v${-s * 0.4}h${s * 0.8}l${s * 0.2} ${s * 0.4}z`,
      '#cf5b41',
    ),
    stroke(draw`M${x} ${y - s * 0.3}v${-s * 1.7}`, '#6d4638', 0.9),
  ].join('');
}
scene.layer('boats', [
  boat(700, 492, 6),
  boat(764, 506, 7),
  boat(842, 488, 6),
  boat(934, 524, 7.5),
  boat(1034, 512, 7),
  boat(1100, 540, 8),
  boat(420, 470, 6),
  boat(470, 560, 8),
]);

/** None on the beach and in the lagoon. */
function rippledSea(): string[] {
  const next = random(9);
  let pale = '';
  for (let i = 0; i < 150; i++) {
    const t = next() ** 0.8;
    const y = HORIZON + 5 + t * (HEIGHT - HORIZON - 5);
    const x = next() * 1100 - 40;
    if (t > 0.25 && y < 740 && x > 500) continue;
    pale += lens(x, y, (8 + 42 * t) * (0.4 + next()), 0.7 + t * 2);
  }
  let dark = '';
  for (let i = 0; i < 70; i++) {
    const t = next() ** 0.9;
    const y = HORIZON + 40 + t * 500;
    const x = next() * 820 - 40;
    if (y < 740 && x > 480) continue;
    dark += lens(x, y, (10 + 46 * t) * (0.4 + next()), 0.8 + t * 2.4);
  }
  return [path(dark, '#0a4a6c', 'opacity=".35"'), path(pale, '#bfeae0', 'opacity=".38"')];
}
scene.layer('ripples', rippledSea());

// ── Gulet, paragliders ──────────────────────────────────────────────────────────────────────────

scene.layer('gulet', group('transform="translate(664 790) scale(1.02)"', ...gulet(scene)));

scene.layer('paragliders', [
  paraglider(944, 196, { scale: 1.25, turn: -8, wing: '#d9583f', stripe: '#fff0cf' }),
  paraglider(1084, 116, { scale: 0.72, turn: 6, wing: '#eda84a', stripe: '#fff0cf' }),
  paraglider(812, 270, { scale: 0.5, turn: -4, wing: '#fff6e0', stripe: '#2c8a95' }),
]);

// ── Foreground, sunlight over everything ────────────────────────────────────────────────────────

scene.layer('cliff', cliff(scene));
scene.layer('pine', pine(scene));
scene.layer('maquis', maquis(scene));
scene.layer('hiker', hiker());

scene.layer(
  'light',
  sunlight(scene, SUN, 620, [
    [0, '#fff0b4', 0.4],
    [0.4, '#ffe3a0', 0.13],
    [1, '#ffe3a0', 0],
  ]),
);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

scene.hoverAnimation = { part: '#tc-gulet', by: [-34, 6], seconds: 3.6 };
