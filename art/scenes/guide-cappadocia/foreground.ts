/** In front of everything: a dark bank with poppies, blossom branches in the upper corners. */

import { blade, poppy } from '../../kit/motifs.ts';
import {
  clamp,
  fractalNoise,
  item,
  noise,
  type Random,
  random,
  smoothstep,
} from '../../kit/numbers.ts';
import {
  around,
  between,
  curvePoint,
  dot,
  draw,
  fillDown,
  type Point,
  points,
  pointsAlong,
  ridge,
  smoothPath,
} from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

// ── Poppies ─────────────────────────────────────────────────────────────────────────────────────

export function poppies(scene: Scene): string[] {
  const next = random(140);
  const rough = fractalNoise(141, 3);
  const bank = (x: number): number =>
    958 +
    rough(x / 170) * 10 -
    smoothstep(460, 0, x) * 46 -
    smoothstep(1120, 1600, x) * 52 +
    smoothstep(500, 700, x) * 34 -
    smoothstep(880, 1060, x) * 20;
  const soil = path(
    fillDown(ridge(bank, { step: 20 })),
    scene.verticalGradient(900, 1000, [
      [0, '#254a4a'],
      [1, '#16302f'],
    ]),
  );
  const rim = smoothPath(ridge((x) => bank(x) + 1, { step: 20 }));

  let grass = '';
  let petals = '';
  let light = '';
  for (let i = 0; i < 230; i++) {
    const x = next() < 0.5 ? next() * 560 : 1000 + next() * 600;
    const height = 14 + next() * 46;
    const bend = (next() - 0.4) * 18;
    const foot = bank(x) + 6;
    grass += blade({ x, foot, width: 1.3, height, bend });
    if (next() >= 0.24) continue;
    const bloom = poppy(x + bend, foot - height, 4 + next() * 5);
    petals += bloom.petals;
    light += bloom.light;
  }
  return [
    soil,
    stroke(rim, '#cfd58c', 2.2, 'opacity=".4"'),
    path(grass, '#1b3a39'),
    path(petals, '#d9452f'),
    path(light, '#ff8f5a'),
  ];
}

// ── Blossom branch ──────────────────────────────────────────────────────────────────────────────

interface Branch {
  along: readonly Point[];
  thickness: number;
  /** How many spurs with blossoms it bears. */
  spurs: number;
  size: number;
}

/** An old apricot's bough from the upper right; it ends where the tall crop begins. */
const BRANCHES: readonly Branch[] = [
  {
    along: points('1650,-22 1590,26 1528,44 1474,84 1408,92 1352,122 1292,124 1254,144'),
    thickness: 13,
    spurs: 15,
    size: 10.5,
  },
  {
    along: points('1474,84 1446,122 1396,150 1370,190 1330,206'),
    thickness: 6,
    spurs: 9,
    size: 10,
  },
  { along: points('1352,122 1318,98 1284,94 1256,74'), thickness: 4.5, spurs: 7, size: 9 },
  { along: points('1528,44 1476,30 1430,34 1384,12'), thickness: 5, spurs: 7, size: 9.5 },
  { along: points('1590,26 1572,84 1540,120 1534,166'), thickness: 6, spurs: 8, size: 11 },
  { along: points('1292,124 1272,166 1252,182'), thickness: 3, spurs: 5, size: 8.5 },
];

/** The bough is seen against the light: dark, with a thin edge of sun below. */
function wood({ along, thickness }: Branch): string[] {
  const knots = noise(thickness * 13 + along.length);
  const line = pointsAlong(along, 4);
  const half = (i: number): number =>
    thickness * (1 - i / (line.length - 0.4)) ** 0.8 * (1 + 0.22 * knots(i * 0.9)) + 0.7;
  const above = line.map(([x, y], i): Point => [x, y - half(i)]);
  const below = line.map(([x, y], i): Point => [x, y + half(i)]);
  const edge = line.map(([x, y], i): Point => [x, y + half(i) * 0.62]);
  return [
    path(between(above, below), '#3d2744'),
    path(between(edge, below), '#b07468', 'opacity=".8"'),
  ];
}

/** The sun stands low on the left of the bough. */
const TO_THE_SUN = 2.75;
const PETALS = ['#c98096', '#efb9b6', '#fbdcd0', '#fff4e6'];
const CALYX = '#8c2f4a';

interface Flower {
  place: Point;
  size: number;
  /** Where it looks, and how far it is turned away: 1 is seen from the front, 0.3 from the side. */
  towards: number;
  open: number;
}

/** Five notched petals, foreshortened, each as bright as it lies to the sun. */
function flower(next: Random, { place: [x, y], size, towards, open }: Flower): string {
  const [cos, sin] = [Math.cos(towards), Math.sin(towards)];
  /** A place on the flower: `out` along its direction is foreshortened. */
  const at = (angle: number, reach: number): Point => {
    const [along, aside] = [Math.cos(angle) * reach * open, Math.sin(angle) * reach];
    const cup = (1 - open) * reach * 0.75;
    return [x + cos * (along + cup) - sin * aside, y + sin * (along + cup) + cos * aside];
  };
  const turn = next() * 6.283;
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + i * 1.2566 + (next() - 0.5) * 0.22;
    const reach = size * (0.9 + next() * 0.2);
    const outline: Point[] = [
      at(angle - 0.5, reach * 0.34),
      at(angle - 0.62, reach * 0.8),
      at(angle - 0.3, reach * 1.04),
      at(angle, reach * 0.97),
      at(angle + 0.3, reach * 1.04),
      at(angle + 0.62, reach * 0.8),
      at(angle + 0.5, reach * 0.34),
    ];
    const [middleX, middleY] = at(angle, reach);
    const toSun = Math.cos(Math.atan2(middleY - y, middleX - x) - TO_THE_SUN);
    const shade = clamp(Math.floor((toSun + 1) * 1.45 + next() * 1.1), 0, 3);
    return {
      far: Math.cos(angle) < 0,
      data: smoothPath([[x, y], ...outline], { close: true, tension: 0.9 }),
      colour: item(PETALS, shade),
    };
  });
  const stamens = Array.from({ length: 6 }, () => at(next() * 6.283, size * (0.22 + next() * 0.3)));
  const calyx = open < 0.55 ? dot(x - cos * size * 0.12, y - sin * size * 0.12, size * 0.26) : '';
  return [
    ...petals
      .toSorted((a, b) => Number(b.far) - Number(a.far))
      .map(({ data, colour }) => path(data, colour)),
    path(calyx, CALYX),
    open < 0.55
      ? ''
      : stroke(stamens.map((tip) => draw`M${x} ${y}L${tip}`).join(''), '#d0607a', 0.8) +
        path(dot(x, y, size * 0.13), '#a83a58') +
        path(stamens.map(([tipX, tipY]) => dot(tipX, tipY, 0.9)).join(''), '#f2b64e'),
  ].join('');
}

/** A bud, still rose, in its dark calyx. */
function bud([x, y]: Point, size: number, towards: number): string {
  const tip = around(x, y, size * 1.1, towards);
  const side = (turn: number): Point => around(x, y, size * 0.8, towards + turn);
  return (
    path(draw`M${[x, y]}Q${side(0.9)} ${tip}Q${side(-0.9)} ${[x, y]}z`, '#e58f9e') +
    path(dot(x, y, size * 0.34), CALYX)
  );
}

/** Short spurs on alternate sides; at each a few blossoms, at some only buds. */
function spurs(next: Random, { along, spurs: count, size }: Branch): string[] {
  const stalks: string[] = [];
  const behind: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = (0.14 + (0.86 * (i + next() * 0.7)) / count) * (along.length - 1);
    const segment = Math.min(along.length - 2, Math.floor(t));
    const [x, y] = curvePoint(along, segment, t - segment);
    const [fromX, fromY] = item(along, segment);
    const [toX, toY] = item(along, segment + 1);
    const direction = Math.atan2(toY - fromY, toX - fromX);
    const out = direction + (i % 2 === 1 ? 1 : -1) * (0.7 + next() * 0.6);
    const reach = size * (0.8 + next() * 1.6);
    const end = around(x, y, reach, out);
    stalks.push(draw`M${x} ${y}L${end}`);
    const onlyBuds = next() < 0.24;
    const blossoms = onlyBuds ? 0 : 1 + Math.floor(next() * 3.4);
    for (let k = 0; k < blossoms; k++) {
      const towards = out + (next() - 0.5) * 2.6;
      const [placeX, placeY] = k === 0 ? end : around(...end, size * (0.7 + next() * 0.7), towards);
      const open = next() < 0.4 ? 0.34 + next() * 0.16 : 0.62 + next() * 0.36;
      const s = size * (0.85 + next() * 0.4);
      (k > 1 ? behind : front).push(
        flower(next, { place: [placeX, placeY], size: s, towards, open }),
      );
    }
    const buds = onlyBuds ? 3 : Math.floor(next() * 2.2);
    for (let k = 0; k < buds; k++) {
      const towards = out + (next() - 0.5) * 2;
      const place = around(...end, size * (onlyBuds ? 0.5 : 1.2), towards);
      stalks.push(draw`M${end}L${place}`);
      front.push(bud(place, size * (0.6 + next() * 0.25), towards));
    }
  }
  return [stroke(stalks.join(''), '#3d2744', 1.8, 'stroke-linecap="round"'), ...behind, ...front];
}

/** Petals on the wind, over the whole valley. */
function driftingPetals(next: Random): string {
  let data = '';
  for (let i = 0; i < 34; i++) {
    const x = 420 + next() * 800;
    const y = 180 + next() * 560;
    const s = 2 + next() * 3;
    const onTheChurch = x > 920 && x < 1176 && y > 440;
    // Against the bright sky they would be specks of dust.
    if (onTheChurch || y < 430) continue;
    data += draw`M${x} ${y}q${s} ${-s * 1.4} ${s * 2} 0q${-s} ${s} ${-s * 2} 0z`;
  }
  return path(data, '#ffe3dc', 'opacity=".9"');
}

export function blossom(): string[] {
  const next = random(222);
  return [
    ...BRANCHES.flatMap(wood),
    ...BRANCHES.flatMap((branch) => spurs(next, branch)),
    driftingPetals(next),
  ];
}
