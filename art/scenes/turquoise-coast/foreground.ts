/** In front: the cliff with its path, a hiker, a Calabrian pine, maquis in the lower corner. */

import { fractalNoise, item, lerp, type Random, random, smoothstep } from '../../kit/numbers.ts';
import {
  between,
  draw,
  fillDown,
  type Point,
  points,
  pointsAlong,
  polygon,
  ridge,
} from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';

// ── Cliff ───────────────────────────────────────────────────────────────────────────────────────

const CLIFF = points(`
  -40,564 30,594 96,644 150,654 196,706 268,740 330,784 400,806 462,842 540,866 610,904 690,926
  760,1030 -40,1030`);

export function cliff(scene: Scene): string[] {
  const rough = fractalNoise(7, 3);
  const rock = scene.linearGradient(
    [
      [0, '#2c5a5e'],
      [0.5, '#173f4c'],
      [1, '#0c2737'],
    ],
    { x1: 0.3, y1: 0, x2: 0.6, y2: 1 },
  );
  const sunlit = scene.linearGradient(
    [
      [0, '#f0c48c', 0.95],
      [0.5, '#9c8a72', 0.5],
      [1, '#2c5a5e', 0],
    ],
    { x1: 0.4, y1: 0, x2: 0.55, y2: 1 },
  );
  const shadow = scene.linearGradient(
    [
      [0, '#081f30', 0],
      [0.4, '#081f30', 0.3],
      [1, '#081f30', 0.95],
    ],
    { x1: 0.7, y1: 0, x2: 0.2, y2: 1 },
  );
  return [
    path(polygon(CLIFF.map(([x, y]) => [x, y + rough(x / 20) * 5])), rock),
    // planes that face the sun, fading downwards; those that turn away
    path(
      'M96 644L150 654L168 714L150 806L118 744zM196 706L268 740L282 820L262 904L226 804z' +
        'M330 784L400 806L404 864L430 940L376 894L348 838z' +
        'M462 842L540 866L560 922L580 964L516 944L486 884zM610 904L690 926L720 974H640z',
      sunlit,
      'opacity=".6"',
    ),
    path(
      'M150 654L196 706L226 804L150 806L168 714zM268 740L330 784L348 838L262 904L282 820z' +
        'M400 806L462 842L486 884L430 940L404 864z',
      '#1d4f5a',
      'opacity=".8"',
    ),
    stroke(
      polygon(CLIFF.slice(1, 13), false),
      '#ffdca0',
      3,
      'opacity=".75" stroke-linejoin="round"',
    ),
    scene.stipple(path(polygon(CLIFF), shadow)),
  ];
}

// ── Pine ────────────────────────────────────────────────────────────────────────────────────────

/** What the branches collect: their wood, and their needles in three tones. */
interface Growth {
  wood: string;
  dark: string;
  middle: string;
  light: string;
}

/** A tuft of needles that fans out from a point. */
interface Tuft {
  angle: number;
  length: number;
  needles: number;
  spread: number;
}

function addTuft(growth: Growth, next: Random, [x, y]: Point, tuft: Tuft): void {
  const width = 1.5 + tuft.length * 0.012;
  for (let i = 0; i < tuft.needles; i++) {
    const across = i / (tuft.needles - 1) - 0.5;
    const angle = tuft.angle + across * tuft.spread + (next() - 0.5) * 0.16;
    const length = tuft.length * (0.72 + 0.35 * next()) * (1 - 0.22 * Math.abs(across) * 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [sideX, sideY] = [-sin * width, cos * width];
    const middleX = x + cos * length * 0.5 + sideX * 0.7;
    const middleY = y + sin * length * 0.5 + sideY * 0.7 - length * 0.03;
    const needle = draw`M${x + sideX} ${y + sideY}
      Q${middleX} ${middleY} ${x + cos * length} ${y + sin * length + length * 0.06}
      L${x - sideX} ${y - sideY}z`;
    const tone = next();
    if (tone < 0.5) growth.dark += needle;
    else if (tone < 0.84) growth.middle += needle;
    else growth.light += needle;
  }
}

interface Branch {
  /** Thickness at the trunk and at the tip. */
  thick: number;
  thin: number;
  /** The length of its needles. */
  needles: number;
  along: readonly Point[];
}

const BRANCHES: readonly Branch[] = [
  {
    thick: 36,
    thin: 5,
    needles: 92,
    along: points('20,96 110,52 220,40 330,58 440,66 540,52 612,64'),
  },
  { thick: 14, thin: 4, needles: 84, along: points('190,42 280,92 360,128 440,140') },
  { thick: 10, thin: 3, needles: 78, along: points('330,58 420,22 520,-6') },
  { thick: 9, thin: 3, needles: 74, along: points('450,64 520,104 566,122') },
  { thick: 10, thin: 3, needles: 80, along: points('120,50 190,8 260,-10') },
  { thick: 28, thin: 4, needles: 88, along: points('30,236 110,192 190,206 270,244 330,290') },
  { thick: 11, thin: 3, needles: 76, along: points('140,196 214,160 296,164') },
  { thick: 9, thin: 3, needles: 70, along: points('200,210 236,262 250,300') },
  { thick: 20, thin: 4, needles: 80, along: points('40,410 110,378 170,392 224,440') },
  { thick: 9, thin: 3, needles: 68, along: points('120,380 180,350 230,352') },
];

function addBranch(growth: Growth, next: Random, branch: Branch): void {
  const line = pointsAlong(branch.along, 5);
  const last = line.length - 1;
  const above: Point[] = [];
  const below: Point[] = [];
  line.forEach(([x, y], i) => {
    const [beforeX, beforeY] = item(line, Math.max(0, i - 1));
    const [afterX, afterY] = item(line, Math.min(last, i + 1));
    const [dx, dy] = [afterX - beforeX, afterY - beforeY];
    const t = i / last;
    const reach = lerp(branch.thick, branch.thin, t) / 2 / Math.hypot(dx, dy);
    above.push([x - dy * reach, y + dx * reach]);
    below.push([x + dy * reach, y - dx * reach]);
    if (t <= 0.2 || i % 2 === 1) return;
    const length = branch.needles * (0.7 + 0.45 * next());
    const angle = Math.atan2(dy, dx) + 0.75;
    addTuft(growth, next, [x, y], { angle, length, needles: 15, spread: 1.9 });
  });
  growth.wood += between(above, below);

  const end = item(line, last);
  const before = item(line, last - 2);
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  addTuft(growth, next, end, { angle, length: branch.needles * 1.15, needles: 21, spread: 2.5 });
}

function bark(next: Random): string {
  let data = '';
  for (let i = 0; i < 46; i++) {
    const y = next() * 980;
    // The trunk widens towards its foot.
    const x = -10 + next() * 96 + (y > 700 ? (y - 700) * 0.1 : 0);
    data += draw`M${x} ${y}
      q${6 + next() * 8} 14 -2 ${34 + next() * 30}
      q-7 -20 2 ${-34 - next() * 20}z`;
  }
  return path(data, '#081f2d', 'opacity=".6"');
}

const cone = (x: number, y: number, turn: number): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path('M-13 0C-18 20-9 44 0 50C9 44 18 20 13 0Q0-9-13 0z', '#4a2f35'),
    path('M2 0C12 2 16 18 11 32Q6 44 0 50Q6 24 2 0z', '#e2a873', 'opacity=".75"'),
    stroke(
      'M-13 6L0 14L13 6M-14 17L0 26L14 17M-12 28L0 37L12 28M-13 8L12 28M13 8L-12 28',
      '#2a1c2c',
      1.3,
      'opacity=".6"',
    ),
  );

export function pine(scene: Scene): string[] {
  const next = random(77);
  const trunk = path(
    'M-90 1010V-20H62C72 120 84 300 96 430C116 640 120 820 176 1010z',
    scene.linearGradient(
      [
        [0, '#0b2635'],
        [0.55, '#173b48'],
        [0.85, '#6d5a52'],
        [1, '#d9a577'],
      ],
      LEFT_TO_RIGHT,
    ),
  );
  const furrows = bark(next);
  const growth: Growth = { wood: '', dark: '', middle: '', light: '' };
  for (const branch of BRANCHES) addBranch(growth, next, branch);
  const wood = scene.horizontalGradient(60, 640, [
    [0, '#17323f'],
    [0.3, '#4a3138'],
    [1, '#6d4640'],
  ]);
  return [
    path(growth.wood, wood),
    trunk,
    furrows,
    path(growth.dark, '#0e2f3f'),
    path(growth.middle, '#1d5457'),
    path(growth.light, '#8fae68'),
    cone(346, 66, 8),
    cone(452, 92, -10),
    cone(232, 240, 12),
    cone(560, 84, 4),
  ];
}

// ── Maquis ──────────────────────────────────────────────────────────────────────────────────────

export function maquis(scene: Scene): string[] {
  const next = random(55);
  const rough = fractalNoise(56, 3);
  const slope = (x: number): number =>
    1000 - smoothstep(1120, 1500, x) * 70 - smoothstep(1420, 1640, x) * 60 + rough(x / 60) * 8;
  const ground = path(
    fillDown(ridge(slope, { from: 1080, to: 1640, step: 16 }), 1020),
    scene.verticalGradient(860, 1000, [
      [0, '#1d4c55'],
      [1, '#0c2737'],
    ]),
  );
  let shrubs = '';
  let light = '';
  for (let i = 0; i < 70; i++) {
    const x = 1140 + next() * 480;
    const y = slope(x) + 8 + next() * 20;
    const s = 10 + next() * 20;
    shrubs += draw`M${x - s} ${y}q${-s * 0.1} ${-s * 1.5} ${s} ${-s * 1.5}t${s} ${s * 1.5}z`;
    if (next() >= 0.6) continue;
    light += draw`M${x - s * 0.9} ${y - s * 0.3}
      q${s * 0.1} ${-s * 1.1} ${s * 0.9} ${-s * 1.12}
      q${s * 0.2} ${s * 0.1} ${s * 0.2} ${s * 0.24}
      q${-s * 0.7} 0 ${-s * 1.1} ${s * 0.88}z`;
  }
  return [ground, path(shrubs, '#113a46'), path(light, '#7d9a64', 'opacity=".75"')];
}

// ── Hiker ───────────────────────────────────────────────────────────────────────────────────────

export const hiker = (): string =>
  group(
    'transform="translate(430 826) scale(1.35)"',
    // trousers, shirt, rucksack
    path('M-4 0L-4.5-22H4L6 0H2L0-14L-1 0z', '#163646'),
    path('M-5-20C-6-32-5-40-2-42H3C6-40 6-30 5-20z', '#f7e2bd'),
    path('M-4-41C-11-42-12-36-12-28Q-11-22-5-23z', '#d9583f'),
    // head, hat
    circle(1.5, -47, 4.2, '#b9774f'),
    path('M-4-48q1-6 6-6t5 5l4 1q-8 2-15 0z', '#eda84a'),
    // arm, stick
    stroke('M3-38L11-30L14-33', '#f7e2bd', 2.6, 'stroke-linecap="round"'),
    // its point is lower than the feet: the path goes down
    stroke('M14-36L19.5 9', '#3a2b34', 1.3),
  );
