/**
 * Pamukkale: the white travertine terraces late in the afternoon, their pools full of turquoise
 * water; the ruins of Hierapolis on the edge above, the plain and a mountain with snow on
 * it in the haze.
 */

import { figure, paraglider } from '../kit/motifs.ts';
import { bell, clamp, fractalNoise, item, lerp, random, smoothstep } from '../kit/numbers.ts';
import {
  archway,
  draw,
  fillDown,
  HEIGHT,
  mound,
  num,
  type Point,
  points,
  polygon,
  ridge,
} from '../kit/path.ts';
import { LEFT_TO_RIGHT, Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { oleander } from './pamukkale/oleander.ts';
import { type Spot, terraces } from './pamukkale/terraces.ts';

export const scene = new Scene('pk-', { keeps: { wide: [50, 55] } });

const SUN: Point = [498, 404];

const STONE_SHADE = '#8c7f9f';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const afternoon = scene.verticalGradient(0, 560, [
  [0, '#2b6f92'],
  [0.3, '#6fa9bd'],
  [0.52, '#b5cfcb'],
  [0.7, '#f0d5bb'],
  [0.86, '#fcbf9a'],
  [1, '#fdd9ae'],
]);
const glow = scene.radialGradient(...SUN, 560, [
  [0, '#fff3cc', 0.95],
  [0.2, '#ffe4b4', 0.7],
  [0.5, '#fdd3b4', 0.13],
  [1, '#fdd3b4', 0],
]);
scene.layer('sky', [band(0, 700, afternoon), band(0, 760, glow)]);

scene.layer(
  'clouds',
  lensClouds({ seed: 18, high: '#bcd2cf', low: '#ffe9c4', top: 120, bottom: 310 }, [
    [1180, 128, 720, 40, 0.5],
    [1420, 160, 420, 20, 0.45],
    [300, 176, 560, 28, 0.45],
    [160, 210, 300, 14, 0.5],
    [860, 228, 420, 18, 0.5],
    [1330, 262, 420, 16, 0.55],
    [700, 318, 360, 12, 0.7],
    [230, 330, 420, 16, 0.65],
    [930, 352, 260, 9, 0.7],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 160, [
    [0, '#fff8de', 0.95],
    [0.4, '#fff0c4', 0.5],
    [1, '#ffdca0', 0],
  ]),
  circle(...SUN, 56, '#fffaea'),
]);

// ── Mountains ───────────────────────────────────────────────────────────────────────────────────

/** The mountain beyond the plain, with its snow. */
function mountain(): string[] {
  const rough = fractalNoise(31, 6);
  const height = (x: number): number => {
    const summit = 150 * bell(x, 880, 230) * (0.82 + 0.22 * rough(x / 60));
    const shoulder = 60 * bell(x, 620, 140);
    return 488 - summit - shoulder - 24 * rough(x / 90);
  };
  const snowTop: Point[] = [];
  for (let x = 780; x <= 985; x += 9) if (height(x) < 392) snowTop.push([x, height(x)]);
  const next = random(3);
  const snowFoot = snowTop.map(([x, y], i): Point => {
    const shift = next() * 4;
    const tongue = (i % 3 === 1 ? 26 : 9) * next();
    return [x + shift, y + 4 + tongue * clamp((394 - y) / 30)];
  });
  return [
    path(
      fillDown(ridge(height, { step: 9 }), 640),
      scene.verticalGradient(330, 560, [
        [0, '#9a9fc0'],
        [0.55, '#d3b3b8'],
        [1, '#f9cfa8'],
      ]),
    ),
    path(polygon([...snowTop, ...snowFoot.toReversed()]), '#fdf0dc', 'opacity=".8"'),
  ];
}
scene.layer('mountain', mountain());

interface Range {
  seed: number;
  foot: number;
  height: number;
  /** From peak to peak, roughly. */
  length: number;
  bottom: number;
}

function range({ seed, foot, height, length, bottom }: Range): string {
  const rough = fractalNoise(seed, 6, 0.52);
  const edge = (x: number): number => {
    const crags = height * 0.25 * Math.abs(rough(x / 60 + 9));
    return foot - height * (0.5 + 0.5 * rough(x / length)) - crags;
  };
  return fillDown(ridge(edge, { step: 10 }), bottom);
}
const farRange = scene.verticalGradient(440, 580, [
  [0, '#a9a0bd'],
  [1, '#f7cda9'],
]);
const nearRange = scene.verticalGradient(490, 620, [
  [0, '#8d93b4'],
  [0.6, '#cdb4b6'],
  [1, '#f8d3ac'],
]);
scene.layer(
  'mountains-1',
  path(range({ seed: 41, foot: 520, height: 70, length: 210, bottom: 680 }), farRange),
);
scene.layer(
  'mountains-2',
  path(range({ seed: 52, foot: 556, height: 66, length: 260, bottom: 700 }), nearRange),
);

// ── The plain: fields, poplars and bushes, haze over them ───────────────────────────────────────

function plain(): string[] {
  const hills = fractalNoise(61, 2);
  const next = random(5);
  const fields = { corn: '', meadow: '' };
  for (let i = 0; i < 46; i++) {
    const near = next() ** 0.9;
    const x = next() * 900 - 60;
    const y = 596 + near * 130;
    const w = 50 + near * 150;
    const h = 2 + near * 7;
    const field = draw`M${x} ${y}l${w} ${-h * 0.4}l${w * 0.16} ${h}l${-w} ${h * 0.6}z`;
    if (next() < 0.5) fields.corn += field;
    else fields.meadow += field;
  }
  let trees = '';
  for (let i = 0; i < 170; i++) {
    const near = next();
    const x = next() * 1000 - 40;
    const y = 598 + near * 130;
    const s = 1.5 + near * 5;
    trees +=
      next() < 0.4
        ? draw`M${x - s * 0.3} ${y}
            q${s * 0.1} ${-s * 2.4} ${s * 0.3} ${-s * 3}
            q${s * 0.4} ${s} ${s * 0.3} ${s * 3}z`
        : mound(x, y, s, s * 0.8);
  }
  return [
    path(
      fillDown(
        ridge((x) => 588 + hills(x / 300) * 6, { step: 40 }),
        800,
      ),
      scene.verticalGradient(580, 760, [
        [0, '#e9c6a6'],
        [0.4, '#b9bf9f'],
        [1, '#5f9a92'],
      ]),
    ),
    path(fields.corn, '#f3d9a4', 'opacity=".55"'),
    path(fields.meadow, '#7fae9b', 'opacity=".5"'),
    path(trees, '#4f8583', 'opacity=".62"'),
  ];
}
scene.layer('plain', plain());

scene.layer(
  'haze',
  veil(scene, 540, 690, [
    [0, '#ffe2b4', 0],
    [0.4, '#ffe0b2', 0.75],
    [1, '#ffe0b2', 0],
  ]),
);

// ── Hierapolis, on the edge of the hill ─────────────────────────────────────────────────────────

const hillNoise = fractalNoise(71, 3);

/** The edge of the hill against the sky, with a level place for the columns. */
const hillTop = (x: number): number =>
  lerp(742, 352, smoothstep(-420, 1560, x)) +
  hillNoise(x / 170) * 16 -
  18 * smoothstep(820, 1000, x) * (1 - smoothstep(1240, 1330, x));

const footOfColumn = (x: number): number => hillTop(x) + 14;

function column(x: number, width: number, height: number, broken = false): string {
  const w = width;
  const foot = footOfColumn(x);
  const head = foot - height;
  const marble = scene.linearGradient(
    [
      [0, '#ffe3b6'],
      [0.3, '#e2b69c'],
      [1, STONE_SHADE],
    ],
    LEFT_TO_RIGHT,
  );
  const shaft = path(
    polygon([
      [x - w / 2, foot],
      [x - w * 0.42, head],
      [x + w * 0.42, broken ? head + w * 0.7 : head],
      [x + w / 2, foot],
    ]),
    marble,
  );
  if (broken) return shaft;
  const capital = polygon([
    [x - w * 0.42, head],
    [x - w * 0.75, head - w * 0.55],
    [x - w * 0.75, head - w * 0.8],
    [x + w * 0.75, head - w * 0.8],
    [x + w * 0.75, head - w * 0.55],
    [x + w * 0.42, head],
  ]);
  return shaft + path(capital, marble);
}

/** Six columns under one entablature, their heads level whatever the ground does. */
function colonnade(): string {
  const places = [962, 990, 1018, 1046, 1074, 1102];
  const head = Math.min(...places.map((x) => footOfColumn(x) - 84));
  const y = head - 9;
  return [
    ...places.map((x) => column(x, 11, footOfColumn(x) - head)),
    path(draw`M952 ${y}v-11h162v11z`, '#d9b6a0'),
    path(draw`M948 ${y - 11}v-5h170v5z`, '#f2d0a8'),
    path(draw`M952 ${y}h162v-3h-162z`, STONE_SHADE, 'opacity=".6"'),
  ].join('');
}

/** The great baths: massive blocks of travertine with high vaults, their tops fallen in. */
function baths(): string {
  const base = hillTop(1400) - 4;
  const walls: Point[] = [
    [1290, hillTop(1290) + 10],
    ...points(`1291,-28 1302,-31 1306,-29 1307,-56 1332,-58 1337,-55 1346,-57 1347,-68 1386,-70
      1390,-65 1396,-66 1399,-47 1412,-43 1424,-44 1436,-50 1439,-61 1462,-62 1468,-57 1476,-58
      1478,-38 1490,-36 1494,-22 1508,-17`).map(([x, up]): Point => [x, base + up]),
    [1516, hillTop(1516) + 10],
  ];
  const vaults = [
    { x: 1327, width: 24, head: 38 },
    { x: 1370, width: 32, head: 50 },
    { x: 1417, width: 26, head: 30 },
    { x: 1457, width: 25, head: 43 },
  ].map(({ x, width, head }) => {
    const sill = hillTop(x) + 8;
    const height = sill - base + head - width / 2;
    return {
      lit: archway(x + 1.6, sill, width + 1.6, height),
      dark: archway(x, sill, width, height),
    };
  });
  const joints = draw`M1307 ${base - 43}h7m26 0h13m34 0h9m43 0h6m26 0h7M1291 ${base - 16}h22`;
  const stone = scene.linearGradient(
    [
      [0, '#f2cda6'],
      [0.4, '#c49d9c'],
      [1, STONE_SHADE],
    ],
    LEFT_TO_RIGHT,
  );
  return [
    path(polygon(walls), stone),
    stroke(joints, STONE_SHADE, 1.4, 'opacity=".6"'),
    path(vaults.map(({ lit }) => lit).join(''), '#ffe0b4', 'opacity=".75"'),
    path(vaults.map(({ dark }) => dark).join(''), '#746c93'),
  ].join('');
}

function cypresses(): string {
  const next = random(4);
  const trees = [1256, 1268, 1530, 1548, 1572, 1590, 880, 866].map((x) => {
    const h = 44 + next() * 34;
    const w = 5 + next() * 2;
    return draw`M${x - w} ${hillTop(x) + 12}
      q${-w * 0.3} ${-h * 0.6} ${w} ${-h}
      q${w * 1.3} ${h * 0.4} ${w} ${h}z`;
  });
  return path(trees.join(''), '#3c6a78');
}

scene.layer('hierapolis', [
  colonnade(),
  column(1142, 11, 58, true),
  column(1170, 11, 74),
  column(1204, 11, 36, true),
  column(920, 10, 30, true),
  column(1236, 11, 66),
  baths(),
  cypresses(),
]);

// ── The travertine ──────────────────────────────────────────────────────────────────────────────

const hillside = fillDown(ridge(hillTop, { step: 16 }), 1020);
const travertine = scene.verticalGradient(360, 1000, [
  [0, '#fff3df'],
  [0.3, '#f6e4d8'],
  [0.65, '#dccfe0'],
  [1, '#b4b8dc'],
]);
const { back, middle, front, spots } = terraces(scene, { top: hillTop, sun: SUN });
const clipped = scene.clip('hillside', hillside);

// On purpose from front to back: the walls of the rows behind stand in the water of those in front.
scene.layer('hillside', path(hillside, travertine));
scene.layer('terraces-front', group(clipped, front));
scene.layer('terraces-mid', group(clipped, middle));
scene.layer('terraces-back', group(clipped, back));

// ── Visitors, wading ────────────────────────────────────────────────────────────────────────────

const COATS = ['#d9583f', '#fbe6c4', '#eda84a', '#2c3f73'];

const visitor = (x: number, y: number, scale: number, coat: string): string =>
  group(
    `transform="translate(${num(x)} ${num(y - 2 * scale)}) scale(${scale} ${num(-0.7 * scale)})" opacity=".3"`,
    figure({ legs: '#3a3f66', coat, head: '#5a3f55' }),
  ) +
  group(
    `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`,
    // barefoot, trousers rolled up
    path('M-1.9-4H-.5L-.7 0H-1.8zM.6-4H2L1.9 0H.8z', '#b9806a'),
    path('M-2.3-3.4L-1.8-9H1.8L2.5-3.4H.6L.1-6L-.4-3.4z', '#3a3f66'),
    path('M-2.6-8L-2.3-15.5Q0-17.5 2.3-15.5L2.8-8z', coat),
    path(
      'M-2.4-15.4Q-4.2-12-3.4-8.4L-2.6-8.6Q-2.8-12-1.9-14zM2.4-15.4Q4.2-12 3.6-8.4L2.8-8.6Q2.8-12 1.9-14z',
      coat,
    ),
    circle(0, -19, 2.1, '#5a3f55'),
    path('M.8-16.6Q2.6-16 2.3-15.5L2.8-8H1z', '#7a2f45', 'opacity=".5"'),
  ) +
  // up to the shins in the water
  ellipse(x, y - 1.2 * scale, 5 * scale, 1.5 * scale, '#8fd6d2', 'opacity=".9"') +
  ellipse(
    x,
    y - 1.7 * scale,
    6.4 * scale,
    1.9 * scale,
    'none',
    'stroke="#f4fbf0" stroke-width=".8" opacity=".75"',
  );

/** So many visitors in the pool nearest to a place; not in the farthest rows, nor the nearest. */
function visitors(place: Point, scale: number, count: number): string[] {
  const distance = ({ x, y }: Spot): number => Math.hypot(x - place[0], y - place[1]);
  const pools = spots
    .filter(({ row }) => row > 1 && row < 7)
    .toSorted((a, b) => distance(a) - distance(b));
  const { x, y } = item(pools, 0);
  return Array.from({ length: count }, (_, i) =>
    visitor(x + (i - 0.5) * 11 * scale, y + i * 1.5, scale, item(COATS, (i + count) % 4)),
  );
}
scene.layer('visitors', [...visitors([960, 560], 1.3, 2), ...visitors([1120, 700], 1.75, 1)]);

// ── Oleander, and sunlight over everything ──────────────────────────────────────────────────────

scene.layer('foreground', oleander());

scene.layer('light', [
  sunlight(scene, SUN, 640, [
    [0, '#ffe3a8', 0.38],
    [0.4, '#ffc79a', 0.14],
    [1, '#ffc79a', 0],
  ]),
  veil(scene, 760, HEIGHT, [
    [0, '#2b4f86', 0],
    [1, '#2b4f86', 0.16],
  ]),
]);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

// Off the hill behind the viewer's left shoulder: it begins at the edge of the tall picture.
const glider = new Scene('pk-glider-');
glider.layer(
  'glider',
  paraglider(396, 196, { scale: 1.5, turn: 6, wing: '#d9583f', stripe: '#2c3f73' }),
);
scene.hoverAnimation = { drawing: glider, by: [200, 40], seconds: 4 };
