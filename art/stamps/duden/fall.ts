/** The lower Düden as it comes over the edge and falls. */

import { lerp, noise, type Random } from '../../kit/numbers.ts';
import { between, draw, type Point, smoothPath } from '../../kit/path.ts';
import { bush } from '../../kit/ruins/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';

const LIP = 206;
const POOL = 700;

interface Strand {
  x: number;
  width: number;
  from: number;
  /** How much wider it is at the foot. */
  spread: number;
  seed: number;
}

/** A sheet of water, its edges drawn out by its fall. */
function sheet({ x, width, from, spread, seed }: Strand): string {
  const wobble = noise(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const half = (width / 2) * (1 + spread * t ** 1.6) * (1 + 0.1 * wobble(t * 5));
    const y = lerp(from, POOL, t);
    left.push([x - half + wobble(t * 6 + 30) * width * 0.05, y]);
    right.push([x + half + wobble(t * 6 + 60) * width * 0.05, y]);
  }
  return between(left, right);
}
/** Long threads of shade within the white. */
function threads(next: Random): string {
  let data = '';
  for (let i = 0; i < 40; i++) {
    const u = next() * 2 - 1;
    const from = LIP + 20 + next() * 300;
    const length = 60 + next() * 130;
    const x = (y: number): number => 600 + u * 150 * (1 + 0.42 * ((y - LIP) / 500) ** 1.6);
    const w = 2 + next() * 4;
    data += draw`M${x(from)} ${from}Q${x(from + length / 2) + w} ${from + length / 2} ${x(from + length)} ${from + length}
      Q${x(from + length / 2) - w} ${from + length / 2} ${x(from)} ${from}z`;
  }
  return data;
}
/** Water that springs from a ledge beside the fall. */
const jet = (x: number, y: number, way: number): string =>
  draw`M${x - way * 14} ${y}Q${x + way * 14} ${y - 4} ${x + way * 20} ${y + 90}
    Q${x + way * 40} ${y + 240} ${x + way * 44} ${POOL}H${x + way * 6}
    Q${x + way * 6} ${y + 200} ${x - way * 4} ${y + 80}z`;

/** The river as it comes over the edge, parted by two rocks. */
const lips = (): string =>
  path(
    draw`M398 ${LIP + 24}Q404 ${LIP - 14} 440 ${LIP - 16}H536L560 ${LIP + 4}L578 ${LIP - 18}H650
    L672 ${LIP}L690 ${LIP - 14}H760Q796 ${LIP - 12} 802 ${LIP + 26}
    Q600 ${LIP + 14} 398 ${LIP + 24}z`,
    '#ffffff',
  ) +
  path(
    draw`M420 ${LIP - 6}Q480 ${LIP - 14} 532 ${LIP - 8}Q480 ${LIP - 2} 420 ${LIP - 6}z
    M584 ${LIP - 8}Q620 ${LIP - 16} 650 ${LIP - 8}Q620 ${LIP - 2} 584 ${LIP - 8}z
    M694 ${LIP - 4}Q730 ${LIP - 12} 776 ${LIP - 2}Q730 ${LIP + 2} 694 ${LIP - 4}z`,
    '#7fcdd4',
  ) +
  path(
    draw`M520 ${LIP + 34}L532 ${LIP - 22}L556 ${LIP - 40}L584 ${LIP - 20}L590 ${LIP + 40}
    Q570 ${LIP + 96} 548 ${LIP + 110}Q526 ${LIP + 80} 520 ${LIP + 34}z
    M654 ${LIP + 20}L662 ${LIP - 20}L682 ${LIP - 30}L702 ${LIP - 10}L700 ${LIP + 30}
    Q684 ${LIP + 70} 672 ${LIP + 76}Q658 ${LIP + 50} 654 ${LIP + 20}z`,
    '#5f6a68',
  ) +
  path(
    draw`M556 ${LIP - 40}L584 ${LIP - 20}L590 ${LIP + 40}Q570 ${LIP + 96} 566 ${LIP + 60}z
    M682 ${LIP - 30}L702 ${LIP - 10}L700 ${LIP + 30}L688 ${LIP + 40}z`,
    '#f0c890',
  );
const wet = smoothPath(
  [
    [404, 200],
    [386, 330],
    [352, 470],
    [330, 620],
    [320, 706],
    [880, 706],
    [866, 620],
    [842, 470],
    [812, 330],
    [796, 200],
  ],
  { close: true, tension: 0.7 },
);

const onRock = (x: number, y: number, seed: number): string =>
  bush({ x, foot: y, width: 60, height: 50, dark: '#2a6a64', lit: '#8fb878', seed });

export function fall(scene: Scene, next: Random): string[] {
  const white = scene.verticalGradient(LIP, POOL, [
    [0, '#ffffff'],
    [0.55, '#f2fbf4'],
    [1, '#ffffff'],
  ]);
  const blue = scene.verticalGradient(LIP, POOL, [
    [0, '#a8e0e2'],
    [1, '#dff6ef'],
  ]);

  return [
    path(
      wet,
      scene.verticalGradient(LIP, POOL, [
        [0, '#4f6468'],
        [1, '#2f6a7c'],
      ]),
      'opacity=".86"',
    ),
    path(sheet({ x: 600, width: 330, from: LIP, spread: 0.42, seed: 3 }), blue),
    path(sheet({ x: 488, width: 84, from: LIP - 4, spread: 0.75, seed: 5 }), white),
    path(sheet({ x: 606, width: 104, from: LIP - 4, spread: 0.5, seed: 8 }), white),
    path(sheet({ x: 716, width: 72, from: LIP - 2, spread: 0.85, seed: 13 }), white),
    path(jet(420, 300, -1), white),
    path(jet(786, 340, 1), white),
    lips(),
    onRock(556, LIP - 14, 2),
    onRock(682, LIP - 8, 3),
    path(threads(next), '#7cc8cf', 'opacity=".7"'),
  ];
}
