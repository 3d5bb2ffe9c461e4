/** Basins of travertine, near enough to see which of them have water and which wait for it. */

import { mix } from '../../kit/colour.ts';
import { item, lerp, noise, random } from '../../kit/numbers.ts';
import { between, draw, type Point } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

export interface Basin {
  /** From where to where its rim runs, and how high it lies there. */
  from: Point;
  to: Point;
  /** How far the rim hangs down in the middle, and how many lobes it has. */
  belly: number;
  lobes: number;
  /** How far behind the rim its water begins. */
  depth: number;
  /** How high the wall below it is. */
  wall: number;
  dry?: boolean;
  seed: number;
}

const STEPS = 9;

/** The rim, point by point; its lobes meet in cusps. */
function rimOf({ from, to, belly, lobes, seed }: Basin): Point[] {
  const next = random(seed);
  const ends = [0];
  for (let i = 0; i < lobes; i++) ends.push(item(ends, i) + 0.7 + next() * 0.6);
  const all = item(ends, lobes);
  const rim: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const [a, b] = [item(ends, i) / all, item(ends, i + 1) / all];
    for (let k = i === 0 ? 0 : 1; k <= STEPS; k++) {
      const t = lerp(a, b, k / STEPS);
      const bow = Math.sin((Math.PI * k) / STEPS) ** 0.7;
      const hang = belly * Math.sin(Math.PI * t) ** 0.8;
      const lobe = (b - a) * Math.abs(to[0] - from[0]) * 0.17 * bow;
      rim.push([lerp(from[0], to[0], t), lerp(from[1], to[1], t) + hang + lobe]);
    }
  }
  return rim;
}

const raised = (line: readonly Point[], by: number): Point[] => line.map(([x, y]) => [x, y - by]);

/** The far shore, a little hollow. */
const farShore = ({ from, to, depth, seed }: Basin): Point[] => {
  const sway = noise(seed + 40);
  return Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [
      lerp(from[0], to[0], t),
      lerp(from[1], to[1], t) - depth * (1 - Math.abs(2 * t - 1) ** 4) + sway(t * 4) * 5,
    ];
  });
};

function wall(scene: Scene, basin: Basin, rim: readonly Point[]): string[] {
  const { wall: height, seed, dry = false } = basin;
  const ragged = noise(seed + 9);
  const foot = rim.map(([x, y], i): Point => {
    const inLobe = Math.sin((Math.PI * (i % STEPS)) / STEPS);
    return [x, y + height * (0.86 + 0.16 * inLobe) + ragged(x / 26) * height * 0.09];
  });
  const outline = between(rim, foot);
  const [top, bottom] = [basin.from[1], basin.from[1] + basin.belly + height];
  const next = random(seed + 5);
  let dark = '';
  let pale = '';
  rim.forEach(([x, y], i) => {
    if (i % 2 === 0) return;
    const length = height * (0.45 + 0.5 * next());
    const w = 3 + next() * 5;
    const flute = draw`M${x - w} ${y + 4}q${w * 0.4} ${length * 0.7} ${w} ${length}q${w * 0.6} ${-length * 0.4} ${w} ${-length}z`;
    // Each lobe is lit on its left and in shade on its right.
    if (i % STEPS > STEPS * 0.55) dark += flute;
    else if (next() < 0.6) pale += flute;
  });
  let shade = '';
  for (let i = 0; i + STEPS < rim.length + 1; i += STEPS) {
    const last = Math.min(i + STEPS, rim.length - 1);
    const part = rim.slice(i + 5, last + 1);
    if (part.length > 1) shade += between(part, foot.slice(i + 5, last + 1));
  }
  return [
    path(
      outline,
      scene.verticalGradient(top, bottom, [
        [0, dry ? '#fff3de' : '#fffaf0'],
        [0.4, '#f3dccd'],
        [1, '#b3a2c8'],
      ]),
    ),
    path(shade, '#8d74a8', 'opacity=".34"'),
    path(dark, '#a07fa6', 'opacity=".36"'),
    path(pale, '#fffdf4', 'opacity=".65"'),
  ];
}

function water(scene: Scene, basin: Basin, rim: readonly Point[], far: readonly Point[]): string[] {
  const next = random(basin.seed + 2);
  const [x1, x2] = [basin.from[0], basin.to[0]];
  const [top, bottom] = [basin.from[1] - basin.depth, basin.from[1] + basin.belly];
  let sparkle = '';
  for (let i = 0; i < 9; i++) {
    const w = (x2 - x1) * (0.03 + 0.06 * next());
    sparkle += lens(
      lerp(x1, x2, 0.12 + 0.76 * next()),
      lerp(top, bottom, 0.2 + 0.7 * next()),
      w,
      2.6,
    );
  }
  const surface = between(far, raised(rim, 7));
  return [
    path(
      surface,
      scene.linearGradient(
        [
          [0, '#d5f3e2'],
          [0.35, '#6fd3d2'],
          [1, '#14a0b6'],
        ],
        { x1, y1: top, x2, y2: bottom, userSpace: true },
      ),
    ),
    group(
      scene.clip(`water-${basin.seed}`, surface),
      path(between(raised(rim, 26 + basin.belly * 0.1), rim), '#d9f6e8', 'opacity=".65"'),
      path(
        between(
          far,
          far.map(([x, y]): Point => [x, y + 12]),
        ),
        '#0f7f98',
        'opacity=".3"',
      ),
      path(sparkle, '#fff9e4', 'opacity=".85"'),
    ),
  ];
}

/** No water: the pale floor, rippled, cracked a little along its rim. */
function floor(scene: Scene, basin: Basin, rim: readonly Point[], far: readonly Point[]): string[] {
  const next = random(basin.seed + 3);
  const [x1, x2] = [basin.from[0], basin.to[0]];
  const [top, bottom] = [basin.from[1] - basin.depth, basin.from[1] + basin.belly];
  let ripples = '';
  for (let i = 0; i < 7; i++) {
    const t = 0.2 + next() * 0.66;
    const [x, y, w] = [lerp(x1, x2, t), lerp(top + 14, bottom - 4, next()), (x2 - x1) * 0.12];
    ripples += draw`M${x} ${y}q${w * 0.25} -7 ${w * 0.5} 0t${w * 0.5} 0`;
  }
  const surface = between(far, raised(rim, 7));
  return [
    path(
      surface,
      scene.linearGradient(
        [
          [0, '#c7a9b4'],
          [0.3, '#e3c7bd'],
          [1, '#fff3dc'],
        ],
        { x1, y1: top, x2, y2: bottom, userSpace: true },
      ),
    ),
    group(
      scene.clip(`floor-${basin.seed}`, surface),
      path(
        between(
          far,
          far.map(([x, y], i): Point => [
            x + 8,
            y + 14 + basin.depth * 0.2 * Math.sin((Math.PI * i) / 8),
          ]),
        ),
        '#8d74a8',
        'opacity=".5"',
      ),
      stroke(ripples, mix('#c9a8b0', '#8d74a8', 0.4), 3, 'opacity=".55" stroke-linecap="round"'),
      stroke(
        ripples,
        '#fffaf0',
        2.4,
        'opacity=".7" stroke-linecap="round" transform="translate(-1 -4)"',
      ),
    ),
  ];
}

export function drawBasin(scene: Scene, one: Basin): string {
  const rim = rimOf(one);
  const far = farShore(one);
  return [
    path(between(far, rim), '#fff6e6'),
    ...(one.dry ? floor(scene, one, rim, far) : water(scene, one, rim, far)),
    path(between(raised(rim, 8), rim), '#fffaf0'),
    ...wall(scene, one, rim),
  ].join('');
}
