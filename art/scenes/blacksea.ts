/**
 * The Black Sea highlands: sun over a misty valley, a village and its mosque on a lake, and tea
 * gardens on two hillsides with women picking.
 */

import { mix } from '../kit/colour.ts';
import { rippleFilter } from '../kit/filters.ts';
import { fractalNoise, item, lerp, type Line, random, smoothstep } from '../kit/numbers.ts';
import { fillDown, HEIGHT, num, type Point, polygon, ridge, setPrecision } from '../kit/path.ts';
import { mistBanks } from '../kit/mist.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight, veil } from '../kit/sky.ts';
import { lens } from '../kit/water.ts';
import { picker } from './blacksea/picker.ts';
import { SHORE, SUN } from './blacksea/place.ts';
import { hedges, type Row, shoots } from './blacksea/tea.ts';
import { village } from './blacksea/village.ts';

export const scene = new Scene('bs-', { keeps: { wide: [50, 35] } });

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const morning = scene.verticalGradient(0, 560, [
  [0, '#2a6472'],
  [0.3, '#6d9c98'],
  [0.6, '#bfcfae'],
  [0.85, '#f6e3b0'],
  [1, '#fbe9b8'],
]);
const glow = scene.radialGradient(...SUN, 560, [
  [0, '#fff8d4', 1],
  [0.2, '#fdeeb4', 0.75],
  [0.5, '#f6dfa4', 0.2],
  [1, '#f6dfa4', 0],
]);
scene.layer('sky', [band(0, 760, morning), band(0, 800, glow)]);

scene.layer(
  'clouds',
  lensClouds({ seed: 28, high: '#b8cfc4', low: '#fff0c4', top: 90, bottom: 240 }, [
    [1200, 92, 620, 36, 0.4],
    [420, 110, 560, 30, 0.4],
    [760, 168, 460, 18, 0.45],
    [1120, 196, 360, 14, 0.5],
    [560, 236, 300, 12, 0.6],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 150, [
    [0, '#fffbe4', 0.95],
    [0.4, '#fff4c6', 0.5],
    [1, '#ffe9b0', 0],
  ]),
  circle(...SUN, 52, '#fffcee'),
]);

// ── Mountains on both sides of the valley ───────────────────────────────────────────────────────

interface Valley {
  seed: number;
  /** Its lowest point. */
  x: number;
  y: number;
  /** How steeply the sides rise. */
  left: number;
  right: number;
  roughness: number;
  upper: string;
  lower: string;
  /** Spacing and height of the trees along the edge; the farthest valley has none. */
  trees?: { spacing: number; height: number };
}

const VALLEYS: readonly Valley[] = [
  {
    seed: 11,
    x: 900,
    y: 470,
    left: 0.34,
    right: 0.5,
    roughness: 44,
    upper: '#a3bfae',
    lower: '#f2e5b8',
  },
  {
    seed: 23,
    x: 780,
    y: 520,
    left: 0.5,
    right: 0.36,
    roughness: 52,
    upper: '#7fa89c',
    lower: '#dfe0b4',
    trees: { spacing: 7, height: 13 },
  },
  {
    seed: 37,
    x: 930,
    y: 566,
    left: 0.44,
    right: 0.5,
    roughness: 56,
    upper: '#568d85',
    lower: '#c3d3a8',
    trees: { spacing: 9, height: 19 },
  },
  {
    seed: 41,
    x: 800,
    y: 610,
    left: 0.56,
    right: 0.42,
    roughness: 60,
    upper: '#33706f',
    lower: '#9dbf9c',
    trees: { spacing: 12, height: 27 },
  },
];

function valleyEdge({ seed, x: middle, y, left, right, roughness }: Valley): Line {
  const rough = fractalNoise(seed, 5);
  return (x) => {
    const off = x - middle;
    const rise = off < 0 ? -off * left : off * right;
    const spurs = roughness * rough(x / 130);
    const teeth = roughness * 0.5 * Math.abs(rough(x / 60 + 40));
    return y - rise - spurs - teeth + 14 * Math.exp((-off * off) / 3e4);
  };
}

/** An edge set with trees, low where one looks into the valley. */
function treeLine(edge: Line, seed: number, spacing: number, height: number): string {
  const next = random(seed);
  let x = -20;
  const line: Point[] = [[x, edge(x) + height * 0.2]];
  while (x < 1620) {
    const size = 0.06 + 0.94 * smoothstep(70, 340, Math.abs(x - 858));
    const width = spacing * Math.max(0.5, size) * (0.6 + next() * 0.8);
    const rise = height * size * (0.45 + next() * 0.75);
    const sunk = height * 0.25 * size;
    line.push(
      [x + width * 0.5, edge(x + width * 0.5) + sunk - rise],
      [x + width, edge(x + width) + sunk],
    );
    x += width;
  }
  return `${polygon(line, false)}V1020H-20z`;
}

/** Faces of spurs turned to the sun. */
function sunlitSpurs(edge: Line, valley: Valley): string {
  const next = random(valley.seed + 9);
  const line = ridge(edge, { step: 7 });
  let spurs = '';
  for (let i = 6; i < line.length - 6; i++) {
    const [x, y] = item(line, i);
    const side = x < SUN[0] ? 1 : -1;
    const isSpur = [1, 2, 3].every((k) => {
      const before = item(line, i - k)[1];
      const after = item(line, i + k)[1];
      const inDip = before < y - 6 && after < y - 6;
      return !inDip && item(line, i + side * k)[1] >= y;
    });
    if (!isSpur || next() < 0.62 || valley.y - y < 60) continue;

    const length = 70 + next() * 70;
    const width = 34 + next() * 34;
    const face: Point[] = [];
    for (let k = 0; k <= 6; k++) {
      const along = x + (side * width * k) / 6;
      face.push([along, edge(along) + 1]);
    }
    const endY = item(face, 6)[1];
    face.push(
      [x + side * width * 0.8, endY + length * 0.3],
      [x + side * width * 1.05, endY + length * 0.8],
      [x + side * width * 0.55, y + length * 0.75],
      [x + side * width * 0.5, y + length * 0.45],
      [x + side * width * 0.16, y + length * 0.32],
    );
    spurs += polygon(face);
  }
  return path(spurs, '#fdf2c6', 'opacity=".26"');
}

/** Wood behind wood down a slope, each a little paler where the mist stands between them. */
function forest(edge: Line, { seed, trees }: Valley): string {
  if (!trees) return '';
  return [70, 150, 240]
    .map((down, i) => {
      const spur = fractalNoise(seed + 30 + i, 3);
      const slope = (x: number): number => edge(x) + down * (1 + 0.5 * spur(x / 210));
      const line = treeLine(slope, seed + 40 + i, trees.spacing * 1.2, trees.height * 0.9);
      return path(line, '#a9cdb0', 'opacity=".085"');
    })
    .join('');
}

function mountains(valley: Valley, index: number): string {
  const { seed, y, upper, lower, trees } = valley;
  const edge = valleyEdge(valley);
  const outline = trees
    ? treeLine(edge, seed + 1, trees.spacing, trees.height)
    : fillDown(ridge(edge, { step: 12 }), 900);
  const land = path(
    outline,
    scene.verticalGradient(y - 360, y + 70, [
      [0, mix(upper, '#1f5560', 0.12)],
      [0.5, upper],
      [1, lower],
    ]),
  );
  const spurs = trees ? forest(edge, valley) : sunlitSpurs(edge, valley);

  const mistY = y - 20;
  const waves = fractalNoise(seed + 3, 3);
  const mist = path(
    fillDown(
      ridge((x) => mistY + waves(x / 150) * 26, { step: 60 }),
      mistY + 120,
    ),
    scene.verticalGradient(mistY - 30, mistY + 110, [
      [0, '#fdf2cc', 0],
      [0.45, '#fbf0cc', 0.5],
      [1, '#fbf0cc', 0],
    ]),
  );
  return group(`id="bs-mountains-${index + 1}"`, land, spurs) + mist;
}

// One layer, because the lake mirrors it as a whole.
scene.layer('land', [...VALLEYS.map(mountains), group('id="bs-village"', ...village(scene))]);

// ── Lake ────────────────────────────────────────────────────────────────────────────────────────

const rippled = scene.filter(
  'ripples',
  rippleFilter({
    area: { x: -40, y: SHORE, width: 1680, height: 300 },
    frequency: [0.004, 0.08],
    seed: 4,
    scale: 14,
  }),
);
const nearShore = scene.clip('lake', `M-40 ${SHORE}h1680v200h-1680z`);

function glitter(): string[] {
  const next = random(9);
  let pale = '';
  for (let i = 0; i < 80; i++) {
    const t = next();
    const x = next() * 1640;
    pale += lens(x, SHORE + 4 + t * 130, 10 + 50 * t * next() + 10, 0.8 + t * 1.8);
  }
  let sunPath = '';
  for (let i = 0; i < 60; i++) {
    const t = next();
    const x = SUN[0] + (next() + next() - 1) * (40 + 90 * t);
    sunPath += lens(x, SHORE + 3 + t * 120, 8 + 22 * t * next() + 4, 1 + t * 2.2);
  }
  return [path(pale, '#e9f0d2', 'opacity=".4"'), path(sunPath, '#fff7cf', 'opacity=".9"')];
}

const rowingBoat = (): string =>
  group(
    'transform="translate(-182 -26)"',
    path('M930 770q34 10 74 0q-6 13-16 14h-42q-10-1-16-14z', '#7d3a34'),
    path('M930 770q34 10 74 0l-1 3q-34 9-72 0z', '#f0c79a'),
    // rower and oar
    path('M958 771q-1-16 5-20a4.5 4.5 0 1 1 5 0q6 4 5 20z', '#2b4a55'),
    stroke('M966 758L1010 780', '#e3c79a', 1.5),
    // reflection
    path('M932 786q34 5 68 0q-20 14-34 14t-34-14z', '#1f5a62', 'opacity=".35"'),
  );

const mirrored = `matrix(1 0 0 -.62 0 ${num(SHORE * 1.62)})`;
scene.layer('lake', [
  band(
    SHORE,
    HEIGHT,
    scene.verticalGradient(SHORE, 900, [
      [0, '#f3e8ba'],
      [0.4, '#8fbdb0'],
      [1, '#2f7f88'],
    ]),
  ),
  group(nearShore, group(rippled, `<use href="#bs-land" transform="${mirrored}" opacity=".72"/>`)),
  ...glitter(),
  rowingBoat(),
]);

scene.layer(
  'mist-lake',
  veil(scene, 660, 770, [
    [0, '#fdf3cf', 0],
    [0.42, '#fdf3cf', 0.6],
    [1, '#fdf3cf', 0],
  ]),
);

// ── Tea gardens ─────────────────────────────────────────────────────────────────────────────────

const RED = '#c9473a';
const CREAM = '#fbe9cc';

// A few thousand leaves: fifths of a unit are fine enough.
setPrecision(5);

const unevenRight = fractalNoise(81, 2);
const rightCrest = (x: number): number =>
  790 - 158 * smoothstep(880, 1660, x) + 104 * smoothstep(980, 470, x) + unevenRight(x / 240) * 7;

function rightRows(): Row[] {
  const rows: Row[] = [];
  let down = 0;
  for (let i = 0; i < 12; i++) {
    const t = i / 9;
    const start = down;
    const uneven = fractalNoise(200 + i, 2);
    const offset = (x: number): number =>
      start * (1 + 0.34 * smoothstep(1000, 1640, x)) +
      uneven(x / 120) * 4 * (0.4 + t) +
      start * 0.05 * Math.sin(x / 170);
    const ground = (x: number): number => rightCrest(x) + offset(x);
    rows.push({ from: 430, to: 1660, ground, size: lerp(18, 50, t), height: lerp(13, 35, t) });
    down += lerp(15, 40, t);
  }
  const row = item(rows, 3);
  row.people =
    picker({ x: 1070, y: row.ground(1070) + 3, scale: 1.02, dress: '#e0a040', scarf: RED }) +
    picker({
      x: 1124,
      y: row.ground(1124) + 3,
      scale: 0.98,
      dress: '#2f7288',
      scarf: CREAM,
      flipped: true,
    });
  return rows;
}

const rightGround = fillDown(
  ridge((x) => rightCrest(x) - 3, { from: 430, to: 1660, step: 20 }),
  1030,
);
scene.layer('tea-back', [
  path(
    rightGround,
    scene.verticalGradient(640, 1000, [
      [0, '#4b7d47'],
      [0.5, '#1f5645'],
      [1, '#0d3b40'],
    ]),
  ),
  hedges(scene, { side: 'right', rows: rightRows(), seed: 610, subdued: 0 }),
  scene.stipple(
    path(
      rightGround,
      scene.horizontalGradient(900, 1640, [
        [0, '#0c3a40', 0],
        [0.5, '#0c3a40', 0.05],
        [1, '#0a2f38', 0.5],
      ]),
    ),
  ),
]);

const unevenLeft = fractalNoise(82, 2);
const leftCrest = (x: number): number =>
  748 +
  210 * smoothstep(-120, 1010, x) +
  unevenLeft(x / 260) * 9 -
  10 * smoothstep(1100, 1640, x) +
  // out of the picture before its edge lies level with the picture's
  84 * smoothstep(860, 1260, x);

function leftRows(): Row[] {
  const rows: Row[] = [];
  let down = 0;
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const start = down;
    const uneven = fractalNoise(300 + i, 2);
    const offset = (x: number): number =>
      start * (1 - 0.42 * smoothstep(300, 1100, x)) +
      uneven(x / 150) * 6 * (0.4 + t) +
      start * 0.06 * Math.sin(x / 210 + 1);
    const ground = (x: number): number => leftCrest(x) + offset(x);
    rows.push({ from: -60, to: 1660, ground, size: lerp(32, 92, t), height: lerp(22, 56, t) });
    down += lerp(26, 62, t);
  }
  const row = item(rows, 2);
  row.people = picker({ x: 566, y: row.ground(566) + 4, scale: 1.5, dress: RED, scarf: CREAM });
  return rows;
}

const leftGround = fillDown(
  ridge((x) => leftCrest(x) - 4, { from: -60, to: 1660, step: 20 }),
  1030,
);
const nearRows = leftRows();
scene.layer('tea-front', [
  path(
    leftGround,
    scene.verticalGradient(740, 1000, [
      [0, '#2f6a45'],
      [0.5, '#12494a'],
      [1, '#0a3038'],
    ]),
  ),
  hedges(scene, { side: 'left', rows: nearRows, seed: 710, subdued: 0.3 }),
  shoots({ ...item(nearRows, 5), from: -20, to: 1620 }),
  scene.stipple(
    path(
      leftGround,
      scene.horizontalGradient(-40, 1640, [
        [0, '#0a2f38', 0.6],
        [0.36, '#0c3a40', 0],
        [0.7, '#0c3a40', 0.1],
        [1, '#0a2f38', 0.7],
      ]),
    ),
  ),
  path(
    leftGround,
    scene.verticalGradient(820, 1000, [
      [0, '#0a2c36', 0],
      [1, '#0a2c36', 0.3],
    ]),
  ),
]);
setPrecision(10);

// ── Sunlight over everything ────────────────────────────────────────────────────────────────────

scene.layer(
  'light',
  sunlight(scene, SUN, 600, [
    [0, '#fff0b4', 0.42],
    [0.4, '#ffe3a0', 0.14],
    [1, '#ffe3a0', 0],
  ]),
);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

const mist = new Scene('bs-mist-');
mist.layer(
  'mist',
  mistBanks(mist, [
    [560, 690, 460, 60],
    [820, 652, 520, 54],
    [1060, 700, 420, 50],
  ]),
);
scene.hoverAnimation = { drawing: mist, by: [90, -6], seconds: 3.6 };
