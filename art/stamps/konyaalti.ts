/**
 * Konyaaltı at dawn, from the eastern end of the beach, looking south-west along the pebbles: the
 * ridges of the Beydağları rise one behind the other straight from the end of the bay, the sea on
 * the left, first light on the snow. A regular wades in, another already swims.
 */

import { random } from '../kit/numbers.ts';
import { type Point, points, smoothPath } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { lens, ripples } from '../kit/water.ts';
import { mountains, SEA } from './konyaalti/mountains.ts';
import { pebbles } from './konyaalti/pebbles.ts';

export const stamp = new Scene('sko-', STAMP);

stamp.layer('sky', [
  wash(stamp, 0, SEA, [
    [0, '#2f4a7d'],
    [0.4, '#8d7fb0'],
    [0.76, '#f0b3a0'],
    [1, '#ffe3b4'],
  ]),
  ...lensClouds({ seed: 8, high: '#a893c0', low: '#ffd2b0', top: 60, bottom: 300 }, [
    [260, 90, 520, 30, 0.6],
    [900, 60, 420, 22, 0.5],
    [180, 190, 340, 18, 0.7],
  ]),
]);

stamp.layer('mountains', mountains(stamp));

stamp.layer(
  'haze',
  wash(stamp, 400, SEA, [
    [0, '#ffdcbc', 0],
    [1, '#ffdcbc', 0.7],
  ]),
);

// ── Sea and beach ───────────────────────────────────────────────────────────────────────────────

const next = random(6);
/** The waterline, from the end of the bay to the viewer. */
const shore: Point[] = points(
  '560,526 800,532 960,546 1010,566 980,600 890,648 760,710 600,790 430,912',
);
stamp.layer('sea', [
  wash(stamp, SEA, 900, [
    [0, '#ffd9b4'],
    [0.12, '#dca8b0'],
    [0.45, '#7d8cb6'],
    [1, '#2f5f94'],
  ]),
  path(
    ripples(next, {
      count: 80,
      crowding: 1.3,
      top: SEA + 6,
      depth: 370,
      reach: [14, 80],
      height: [1, 6],
    }),
    '#3f5f96',
    'opacity=".35"',
  ),
  path(
    ripples(next, {
      count: 40,
      crowding: 1.4,
      top: SEA + 4,
      depth: 340,
      reach: [14, 70],
      height: [1, 5],
    }),
    '#ffe0c4',
    'opacity=".6"',
  ),
]);
const inward = (by: number): Point[] =>
  shore.map(([x, y]): Point => [x - by * ((y - 500) / 160), y + by * 0.04]);
const strip = (from: number, to: number): string =>
  smoothPath([...inward(from), ...inward(to).toReversed()], { close: true, tension: 0.8 });
stamp.layer('beach', [
  path(
    `${smoothPath(shore)}L1240 912V520H560z`,
    stamp.verticalGradient(SEA, 900, [
      [0, '#f3c0ac'],
      [0.4, '#d9a3a2'],
      [1, '#8f7296'],
    ]),
  ),
  path(strip(0, 58), '#7fb4c4', 'opacity=".6"'),
  path(strip(-4, 9), '#fff4e2'),
  path(strip(30, 37), '#fff4e2', 'opacity=".8"'),
  path(
    smoothPath([...inward(-5), ...inward(-34).toReversed()], { close: true }),
    '#7d6690',
    'opacity=".55"',
  ),
]);

stamp.layer('pebbles', pebbles(next));

// ── The regulars ────────────────────────────────────────────────────────────────────────────────

stamp.layer('people', [
  // one swims
  path(lens(300, 640, 90, 7) + lens(300, 656, 60, 4), '#ffe6cc', 'opacity=".8"'),
  path('M262 640C268 622 286 616 300 618S334 626 340 640z', '#7a4a5c'),
  circle(300, 606, 22, '#c98f70'),
  path('M277 606a23 23 0 0 1 46 0z', '#d9583f'),
  path('M282 598a23 23 0 0 1 22-15a24 24 0 0 0-22 15z', '#ffb48c'),
  // one is in it up to the hips
  path('M532 742L540 776Q562 786 584 776L590 742z', '#4f4f86', 'opacity=".5"'),
  group(
    stamp.clip('waist', 'M440 500H680V738Q560 748 440 738z'),
    path(
      'M536 750C532 712 540 690 534 652C538 634 552 634 554 622H570C572 634 588 634 594 652C586 690 592 712 588 750z',
      '#c07f70',
    ),
    path(
      'M538 646C520 664 512 700 508 744H522C526 716 532 690 540 676zM590 646C606 664 614 700 618 744H604C600 716 594 690 586 676z',
      '#a96870',
    ),
    path('M536 756C533 734 535 726 536 716H588C590 726 591 734 588 756z', '#27406f'),
    circle(562, 600, 22, '#c07f70'),
    path('M539 602a23 24 0 0 1 46 0Q562 594 539 602z', '#d9583f'),
    path(
      'M534 652C538 634 552 634 554 622C546 650 548 690 544 716H536C538 690 538 670 534 652zM539 602a23 24 0 0 1 20-24a30 30 0 0 0-10 22z',
      '#ffd9b8',
    ),
    path('M538 646C520 664 512 700 508 744H514C518 706 526 676 542 656z', '#ffd9b8'),
  ),
  path(lens(562, 741, 74, 8), '#fff4e2', 'opacity=".9"'),
  path(lens(580, 762, 54, 4), '#ffe0c4', 'opacity=".8"'),
]);
stamp.layer(
  'dusk',
  wash(stamp, 700, 900, [
    [0, '#2a2c66', 0],
    [1, '#2a2c66', 0.3],
  ]),
);
