/** The lower Düden fall: a river that drops over the cliff into the sea. */

import { lerp, noise, type Random, random } from '../../kit/numbers.ts';
import { between, draw, type Point, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, path } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';
import { cliffFoot, cliffTop } from './place.ts';

const X = 1042;
const LIP = cliffTop(X) + 4;
const POOL = cliffFoot(X) - 2;

interface Fall {
  x: number;
  width: number;
  from: number;
  /** How much wider it is at the foot. */
  spread: number;
  colour: string;
  opacity?: number;
}

function fall({ x, width, from, spread, colour, opacity }: Fall, next: Random): string {
  const wobble = noise((next() * 90 * 11) | 0);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    const y = lerp(from, POOL, t);
    const half = (width / 2) * (1 + spread * t * t) * (1 + 0.16 * wobble(t * 4));
    const drift = wobble(t * 2.2 + 30) * width * 0.1;
    left.push([x - half + drift, y]);
    right.push([x + half + drift + wobble(t * 5 + 8) * width * 0.05, y]);
  }
  return path(between(left, right), colour, opacity === undefined ? '' : `opacity="${opacity}"`);
}

/** Water that jumps off ledges to either side: x, how far down, and which way it falls. */
const SIDE_JETS: readonly (readonly [x: number, down: number, side: number])[] = [
  [1012, 0.3, -1],
  [1008, 0.55, -1],
  [1072, 0.42, 1],
  [1077, 0.58, 1],
];

function sideJets(next: Random): string {
  const jets = SIDE_JETS.map(([x, down, side]) => {
    const y = lerp(LIP, POOL, down);
    const h = 40 + next() * 26;
    const w = side * (7 + next() * 7);
    return draw`M${x - side * 6} ${y - 10}
      q${w} ${h * 0.25} ${w * 0.9} ${h}
      q${-w * 0.2} ${h * 0.3} ${-w} ${h * 0.4}z`;
  });
  return path(jets.join(''), '#f4fbf3', 'opacity=".9"');
}

function streaks(next: Random): string {
  let shaded = '';
  let sunlit = '';
  for (let i = 0; i < 26; i++) {
    const x = 1014 + next() * 54;
    const y = LIP + next() * 90;
    const length = 30 + next() * 90;
    const streak = draw`M${x} ${y}
      q1.6 ${length * 0.5} 0 ${length}
      q-1.8 ${-length * 0.5} 0 ${-length}z`;
    if (next() < 0.6) shaded += streak;
    else sunlit += streak;
  }
  return path(shaded, '#6fc0c4', 'opacity=".6"') + path(sunlit, '#ffe9bd', 'opacity=".9"');
}

const lip = (): string =>
  path(
    draw`M1012 ${LIP + 3}
      Q1014 ${LIP - 6} 1028 ${LIP - 7}H1054
      Q1068 ${LIP - 6} 1070 ${LIP + 4}
      Q1041 ${LIP + 8} 1012 ${LIP + 3}z`,
    '#fffdf2',
  ) + path(draw`M1024 ${LIP - 4}q18 -3 36 0q-16 3 -36 0z`, '#9ddcd8');

function spray(scene: Scene): string {
  const y = POOL - 14;
  const mist = scene.radialGradient(
    X,
    y,
    92,
    [
      [0, '#fffbee', 0.95],
      [0.5, '#fff6e0', 0.5],
      [1, '#fff6e0', 0],
    ],
    { scaleY: 0.61 },
  );
  return ellipse(X, y, 92, 56, mist);
}

function foam(next: Random): string {
  const crests = Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 16;
    const rise = 6 + (i % 2 === 1 ? 13 : 4) + 14 * Math.sin(Math.PI * t);
    const height = rise * (0.8 + 0.4 * next()) * Math.sin(Math.PI * (0.1 + 0.8 * t));
    return [X - 84 + 168 * t, POOL + 3 - height];
  });
  crests.push([X + 92, POOL + 7], [X + 40, POOL + 14], [X - 20, POOL + 15], [X - 90, POOL + 8]);
  let flecks = '';
  for (let i = 0; i < 16; i++) {
    const t = next();
    const x = X + (next() - 0.5) * (120 + 90 * t);
    flecks += lens(x, POOL + 4 + t * 34, 12 + next() * 30, 1.4 + t * 1.6);
  }
  return (
    path(smoothPath(crests, { close: true }), '#fffef6', 'opacity=".94"') +
    path(flecks, '#f3fff6', 'opacity=".85"')
  );
}

export function waterfall(scene: Scene): string[] {
  const next = random(31);
  const wetRock: readonly Point[] = [
    [1002, LIP + 2],
    [996, LIP + 60],
    [1002, LIP + 130],
    [994, POOL - 40],
    [1000, POOL - 10],
    [1090, POOL - 8],
    [1090, POOL - 44],
    [1086, LIP + 120],
    [1090, LIP + 60],
    [1082, LIP + 2],
  ];
  const shadow = scene.verticalGradient(LIP, POOL, [
    [0, '#5f4a58'],
    [1, '#3f6470'],
  ]);
  const white = scene.verticalGradient(LIP, POOL, [
    [0, '#fffdf0'],
    [0.6, '#f3fbf2'],
    [1, '#ffffff'],
  ]);
  const blue = scene.verticalGradient(LIP, POOL, [
    [0, '#bfe7e2'],
    [1, '#e6f7ee'],
  ]);
  const falls: Fall[] = [
    { x: 1042, width: 62, from: LIP + 6, spread: 0.95, colour: blue, opacity: 0.45 },
    { x: 1040, width: 52, from: LIP, spread: 0.62, colour: blue, opacity: 0.92 },
    { x: 1026, width: 20, from: LIP - 1, spread: 1.1, colour: white },
    { x: 1047, width: 13, from: LIP, spread: 1.3, colour: white },
    { x: 1063, width: 11, from: LIP, spread: 1.7, colour: white, opacity: 0.92 },
  ];
  return [
    path(smoothPath(wetRock, { close: true, tension: 0.8 }), shadow, 'opacity=".72"'),
    ...falls.map((one) => fall(one, next)),
    sideJets(next),
    streaks(next),
    lip(),
    spray(scene),
    foam(next),
  ];
}
