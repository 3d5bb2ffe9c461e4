/**
 * Antalya: the old town on its cliff in the evening, seen from a garden. The Düden falls into the
 * sea, a gulet sails home past the harbour light, and the Taurus stands behind the bay.
 */

import { rippleFilter } from '../kit/filters.ts';
import { bird, GULL } from '../kit/motifs.ts';
import { random, smoothstep } from '../kit/numbers.ts';
import { between, HEIGHT, mound, type Point, polygon, ridge, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { cliff } from './antalya/cliff.ts';
import { bougainvillea, leftPine, rightPine, terrace } from './antalya/garden.ts';
import { gulet, wake } from './antalya/gulet.ts';
import { harbour } from './antalya/harbour.ts';
import { mountainRange } from './antalya/mountains.ts';
import {
  CLIFF_TIP,
  cliffFoot,
  cliffTop,
  HORIZON,
  shrub,
  SUN,
  unevenFoot,
  unevenTop,
} from './antalya/place.ts';
import { sea } from './antalya/sea.ts';
import { oldTown } from './antalya/town.ts';
import { waterfall } from './antalya/waterfall.ts';

export const scene = new Scene('an-', { keeps: { wide: [50, 40] } });

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const evening = scene.verticalGradient(0, HORIZON, [
  [0, '#0b6480'],
  [0.26, '#2f97a8'],
  [0.48, '#86c9c4'],
  [0.66, '#e6e2bd'],
  [0.82, '#fdd09a'],
  [1, '#fcb488'],
]);
const glow = scene.radialGradient(...SUN, 620, [
  [0, '#fff6d2', 0.95],
  [0.18, '#ffe8b2', 0.7],
  [0.48, '#fdd0a0', 0.16],
  [1, '#fdd0a0', 0],
]);
scene.layer('sky', [band(0, HORIZON + 30, evening), band(0, HORIZON + 30, glow)]);

scene.layer(
  'clouds',
  lensClouds({ seed: 23, high: '#a9d8d2', low: '#fff0c8', top: 110, bottom: 320 }, [
    [980, 112, 640, 34, 0.42],
    [1300, 150, 460, 22, 0.45],
    [560, 168, 420, 18, 0.45],
    [820, 232, 460, 18, 0.5],
    [420, 270, 300, 12, 0.6],
    [1330, 300, 420, 16, 0.6],
    [880, 330, 300, 10, 0.75],
    [340, 352, 260, 9, 0.75],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 160, [
    [0, '#fffbe6', 0.95],
    [0.4, '#fff2c4', 0.5],
    [1, '#ffe0a4', 0],
  ]),
  circle(...SUN, 58, '#fffced'),
]);

// ── The Taurus ──────────────────────────────────────────────────────────────────────────────────

scene.layer(
  'taurus-1',
  mountainRange(scene, {
    seed: 17,
    foot: HORIZON - 14,
    height: 214,
    scale: 215,
    massifs: [
      [250, 210, 0.86],
      [30, 160, 0.7],
      [470, 120, 0.42],
      [900, 260, 0.46],
      [1300, 240, 0.4],
    ],
    colours: [
      [0, '#8fb3bf'],
      [0.5, '#c9c6b8'],
      [1, '#fdd3a2'],
    ],
    sunlit: '#fdf1d4',
    opacity: 0.5,
  }),
);
scene.layer(
  'taurus-2',
  mountainRange(scene, {
    seed: 29,
    foot: HORIZON - 6,
    height: 164,
    scale: 170,
    massifs: [
      [90, 190, 0.9],
      [380, 130, 0.5],
      [770, 150, 0.36],
      [1010, 150, 0.5],
    ],
    colours: [
      [0, '#6aa0b0'],
      [0.55, '#b9c0b2'],
      [1, '#fcd0a0'],
    ],
    sunlit: '#fde6bf',
    opacity: 0.42,
  }),
);
scene.layer(
  'taurus-3',
  mountainRange(scene, {
    seed: 41,
    foot: HORIZON,
    height: 104,
    scale: 120,
    massifs: [
      [-20, 230, 0.95],
      [300, 130, 0.34],
      [900, 160, 0.3],
      [1150, 220, 0.5],
    ],
    colours: [
      [0, '#3f8497'],
      [0.6, '#8fb3ac'],
      [1, '#f6cfa2'],
    ],
    sunlit: '#fbdcae',
    opacity: 0.36,
  }),
);

scene.layer(
  'haze',
  veil(scene, 500, 610, [
    [0, '#ffdcaa', 0],
    [0.75, '#ffdcaa', 0.62],
    [1, '#ffe2b6', 0.35],
  ]),
);

// ── Sea ─────────────────────────────────────────────────────────────────────────────────────────

const rippled = scene.filter(
  'ripples',
  rippleFilter({
    area: { x: -40, y: HORIZON, width: 1680, height: 420 },
    frequency: [0.006, 0.07],
    seed: 4,
    scale: 22,
  }),
);

scene.layer('sea', sea(scene));

// ── The far cliff ───────────────────────────────────────────────────────────────────────────────

const farTop = (x: number): number => 536 - smoothstep(760, 1300, x) * 40 + unevenTop(x / 60) * 5;
const farFoot = (x: number): number => HORIZON + 14 + smoothstep(760, 1500, x) * 26;

function farGreenery(): string {
  const next = random(7);
  let trees = '';
  for (let x = 800; x < 1640; x += 7 + next() * 8) {
    const r = 5 + next() * 7;
    trees += mound(x, farTop(x) + 5, r, r * 0.75);
  }
  return path(trees, '#86ab96');
}

/** Sunlit tones and shade of the far cliff. */
const farStone = (top: string, bottom: string): string =>
  scene.verticalGradient(480, 640, [
    [0, top],
    [1, bottom],
  ]);

scene.layer('cliff-far', [
  cliff(scene, {
    seed: 301,
    tip: 800,
    to: 1640,
    top: farTop,
    foot: farFoot,
    upper: '#f6c792',
    lower: '#e9b18c',
    sunlit: [
      farStone('#ffe8bc', '#fcd3a0'),
      farStone('#fde0ae', '#f8c898'),
      farStone('#fbd6a2', '#f3be92'),
    ],
    shade: farStone('#d9a58c', '#d8a88f'),
    crack: '#b98074',
    ledge: '#fff0cc',
    notch: '#b98a86',
    widths: [16, 40],
    far: true,
  }),
  farGreenery(),
  // two threads of water, the foam below them
  path('M866 538q3 40 1 78h6q3-40 1-78zM880 537q2 40 1 79h3q1-40 1-79z', '#fff8e2', 'opacity=".9"'),
  path(lens(875, 616, 22, 8), '#fff3d6', 'opacity=".8"'),
]);

const farHaze = scene.verticalGradient(520, 660, [
  [0, '#ffe0b0', 0],
  [0.6, '#ffe0b0', 0.42],
  [1, '#ffe0b0', 0],
]);
scene.layer('haze-2', band(520, 660, farHaze));

// ── Shallows under the cliff, with its reflection ───────────────────────────────────────────────

function cliffReflection(): string {
  const foot = ridge(cliffFoot, { from: CLIFF_TIP - 26, to: 1640, step: 20 });
  const mirrored = foot
    .toReversed()
    .map(([x, y]): Point => [x, y + (y - cliffTop(x)) * 0.52 + unevenFoot(x / 24) * 12]);
  const stone = scene.verticalGradient(690, 1000, [
    [0, '#c99066', 0.75],
    [0.35, '#7d9a84', 0.4],
    [0.75, '#1b7f90', 0],
    [1, '#1b6f84', 0],
  ]);
  return group(
    rippled,
    path(polygon([...foot, ...mirrored]), stone),
    // the waterfall's
    path('M1012 706l70 4l6 120l-34 16l-40-20z', '#e9f7ec', 'opacity=".5"'),
  );
}

function shallows(): string {
  const range = { from: CLIFF_TIP - 60, to: 1640, step: 40 };
  const shore = ridge((x) => cliffFoot(x) - 2, range);
  const edge = ridge((x) => cliffFoot(x) + 16 + 8 * unevenFoot(x / 40 + 7), range).toReversed();
  return path(smoothPath([...shore, ...edge], { close: true }), '#8fe0d2', 'opacity=".55"');
}
scene.layer('shallows', [cliffReflection(), shallows()]);

// ── The old town on its cliff ───────────────────────────────────────────────────────────────────

scene.layer('town', oldTown(scene));

/** The lower edge of what grows along the cliff. */
const undergrowth = (x: number): number =>
  cliffTop(x) +
  9 +
  (x - CLIFF_TIP) * 0.007 +
  6 * Math.sin(x / 7.3) * Math.sin(x / 17) +
  3 * Math.sin(x / 4.1);

/** Bushes along the edge, and what hangs down over it; where the river falls nothing grows. */
function cliffGreenery(): string[] {
  const next = random(44);
  let bushes = '';
  let sunlit = '';
  let hanging = '';
  let x = CLIFF_TIP - 6;
  while (x < 1650) {
    const size = 7 + next() * 11 + (x - CLIFF_TIP) * 0.008;
    const y = cliffTop(x);
    if (x <= 1004 || x >= 1078) {
      bushes += shrub({ x, y: y + 9, width: size, height: size * 0.95, seed: (x * 3) | 0 });
      sunlit += shrub({
        x: x - size * 0.25,
        y: y + 3,
        width: size * 0.55,
        height: size * 0.5,
        seed: (x * 5) | 0,
        corners: 6,
      });
      if (next() < 0.2) {
        const length = 10 + next() * 22;
        for (let k = 0; k < 4; k++) {
          const t = k / 3;
          const width = size * (1.05 - 0.6 * t);
          hanging += shrub({
            x: x + (next() - 0.5) * size * 0.6,
            y: y + 8 + length * t,
            width,
            height: width * 0.8,
            seed: (x * 3 + k) | 0,
            corners: 6,
          });
        }
      }
    }
    x += size * 1.05;
  }

  const edge = { from: CLIFF_TIP - 10, to: 1660 };
  const above = ridge((at) => cliffTop(at) - 1, { ...edge, step: 20 });
  const below = ridge(undergrowth, { ...edge, step: 6 });
  return [
    path(hanging, '#3f7a66'),
    path(between(above, below), '#2a6a64'),
    path(bushes, '#2a6a64'),
    path(sunlit, '#a3bd7c', 'opacity=".9"'),
  ];
}

/** Sunlit tones and shade of the near cliff. */
const stone = (top: string, middle: string, bottom: string): string =>
  scene.verticalGradient(400, 840, [
    [0, top],
    [0.5, middle],
    [1, bottom],
  ]);

scene.layer('cliff', [
  cliff(scene, {
    seed: 311,
    tip: CLIFF_TIP,
    to: 1660,
    top: cliffTop,
    foot: cliffFoot,
    upper: '#e3a468',
    lower: '#c98262',
    sunlit: [
      stone('#ffe3a8', '#fcc183', '#e59a6c'),
      stone('#fbd08c', '#f3ab70', '#d68762'),
      stone('#ffd99a', '#f0a56c', '#cc7c5e'),
    ],
    shade: stone('#c4805f', '#a8655a', '#7d4c58'),
    crack: '#7a4450',
    ledge: scene.verticalGradient(500, 840, [
      [0, '#fff0c8'],
      [1, '#ffd29a'],
    ]),
    notch: '#4f4458',
    widths: [46, 124],
    far: false,
  }),
  ...cliffGreenery(),
]);

scene.layer('waterfall', waterfall(scene));

function fallenRocks(): string[] {
  const next = random(91);
  let rocks = '';
  let sunlit = '';
  let foam = '';
  for (let i = 0; i < 34; i++) {
    const x = CLIFF_TIP - 50 + next() ** 1.2 * 700;
    const near = x - CLIFF_TIP;
    const y = cliffFoot(Math.max(CLIFF_TIP, x)) + 2 + next() * 10 * (1 + near / 300);
    const r = (5 + next() * 9) * (1 + near / 520);
    if (x > 990 && x < 1100) continue;
    const sunnySide: Point[] = [
      [x - r, y],
      [x - r * 0.7, y - r * 0.5],
      [x - r * 0.1, y - r * 0.8],
    ];
    rocks += polygon([...sunnySide, [x + r * 0.5, y - r * 0.55], [x + r, y]]);
    sunlit += polygon([...sunnySide, [x - r * 0.2, y - r * 0.2], [x - r * 0.4, y]]);
    foam += lens(x, y + 1, r * 1.5, 2.4);
  }
  return [path(rocks, '#5a4458'), path(sunlit, '#f0b07a'), path(foam, '#eafaf0', 'opacity=".8"')];
}
scene.layer('rocks', fallenRocks());

// ── Harbour and gulet ───────────────────────────────────────────────────────────────────────────

scene.layer('harbour', harbour(scene, rippled));

const boat = gulet(scene);
const rippledWake = scene.filter(
  'gulet-ripples',
  rippleFilter({
    area: { x: -220, y: 0, width: 460, height: 150 },
    frequency: [0.01, 0.12],
    seed: 9,
    scale: 20,
  }),
);
scene.layer(
  'gulet',
  group(
    'transform="translate(792 744) scale(1.16)"',
    group(`${rippledWake} opacity=".5"`, group('transform="matrix(1 0 0 -.6 0 9)"', boat)),
    boat,
    wake(),
  ),
);

// ── Gulls ───────────────────────────────────────────────────────────────────────────────────────

const gull = (x: number, y: number, scale: number, turn: number): string =>
  bird(GULL, '#fffaf0', { x, y, scale, turn });
scene.layer('gulls', [
  gull(706, 300, 17, -8),
  gull(748, 272, 11, 8),
  gull(900, 420, 13, -6),
  gull(664, 486, 10, 6),
  gull(930, 384, 9, 4),
  gull(470, 560, 14, -10),
]);

// ── The garden in front ─────────────────────────────────────────────────────────────────────────

scene.layer('foreground', [
  ...leftPine(scene),
  ...rightPine(scene),
  ...terrace(scene),
  ...bougainvillea(),
]);

// ── Sunlight over everything, dusk along the bottom ─────────────────────────────────────────────

scene.layer('light', [
  sunlight(scene, SUN, 620, [
    [0, '#ffe6aa', 0.36],
    [0.4, '#ffcb94', 0.12],
    [1, '#ffcb94', 0],
  ]),
  veil(scene, 820, HEIGHT, [
    [0, '#07283c', 0],
    [1, '#07283c', 0.24],
  ]),
]);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

// She rocks on her waterline; her reflection (the first) and the wake (the last two) stay.
scene.hoverAnimation = {
  part: '#an-gulet > g > :nth-child(n + 2):not(:nth-last-child(-n + 2))',
  turn: -2.4,
  pivot: [792, 744],
  rocks: true,
  seconds: 4.5,
};
