/**
 * Konyaaltı at dawn, from the eastern end of the beach, looking south-west along the pebbles: the
 * ridges of the Beydağları rise one behind the other straight from the end of the bay, the sea on
 * the left, first light on the snow. A regular wades in, another swims already.
 */

import { mix } from '../kit/colour.ts';
import { bell, fractalNoise, lerp, random } from '../kit/numbers.ts';
import { draw, fillDown, type Point, points, polygon, ridge, smoothPath } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { lens, ripples } from '../kit/water.ts';

export const stamp = new Scene('sko-', STAMP);

const SEA = 520;

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

type Peak = readonly [x: number, y: number];

/** A range as plain facets: lit to the left of each crest, in shade to the right of it. */
function range(
  seed: number,
  crest: readonly Peak[],
  lit: string,
  shade: string,
  snow?: string,
): string {
  const next = random(seed);
  const line = points(crest.map(([x, y]) => `${x},${y}`).join(' '));
  const all = polygon([...line, [1240, SEA + 6], [-40, SEA + 6]]);
  let dark = '';
  let caps = '';
  let shaded = '';
  line.forEach(([x, y], i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    if (before === undefined || after === undefined || before[1] < y || after[1] < y) return;
    const drop = SEA - y;
    const spine: Point[] = [[x, y]];
    for (let k = 1; k <= 5; k++) {
      const jut = (k % 2 === 0 ? -0.05 : 0.05) * (0.6 + next());
      spine.push([x + drop * (jut - 0.03 * k), y + (drop * k) / 5]);
    }
    dark += polygon([...spine, [after[0] - drop * 0.1, SEA + 6], [after[0], after[1]]]);
    if (snow !== undefined && y < 300) {
      const left: Point = [lerp(x, before[0], 0.6), lerp(y, before[1], 0.6)];
      const right: Point = [lerp(x, after[0], 0.7), lerp(y, after[1], 0.7)];
      caps += polygon([
        left,
        [x, y],
        [x + drop * 0.02, y + drop * 0.2],
        [x - drop * 0.06, y + drop * 0.3],
        [x - drop * 0.09, y + drop * 0.16],
        [lerp(x, left[0], 0.8), left[1] + drop * 0.16],
      ]);
      shaded += polygon([
        [x, y],
        right,
        [right[0] - drop * 0.03, right[1] + drop * 0.14],
        [x + drop * 0.12, y + drop * 0.14],
        [x + drop * 0.02, y + drop * 0.2],
      ]);
    }
  });
  const clipped = stamp.clip(`range-${seed}`, all);
  return (
    path(all, lit) +
    group(
      clipped,
      path(dark, shade),
      snow === undefined ? '' : path(caps, snow) + path(shaded, '#d9c0d8'),
    )
  );
}
const fade = (from: string, to: string, top: number): string =>
  stamp.verticalGradient(top, SEA, [
    [0, from],
    [1, to],
  ]);

stamp.layer('mountains', [
  range(
    3,
    [
      [-40, 400],
      [90, 372],
      [190, 330],
      [250, 352],
      [330, 262],
      [400, 300],
      [520, 172],
      [572, 214],
      [640, 236],
      [748, 138],
      [812, 200],
      [880, 226],
      [980, 166],
      [1060, 230],
      [1140, 214],
      [1240, 280],
    ],
    fade('#f7b7a4', '#f3c4b0', 140),
    fade('#a889b4', '#d9a9b4', 140),
    '#fff0dc',
  ),
  range(
    5,
    [
      [-40, 520],
      [210, 486],
      [300, 430],
      [360, 452],
      [470, 372],
      [540, 408],
      [650, 340],
      [720, 390],
      [850, 300],
      [930, 356],
      [1040, 282],
      [1110, 330],
      [1240, 260],
    ],
    fade('#d28d9c', '#e8aca4', 260),
    fade('#7d6a9e', '#b58ea8', 260),
  ),
  range(
    7,
    [
      [-40, 530],
      [420, 520],
      [560, 470],
      [620, 488],
      [760, 424],
      [830, 452],
      [960, 388],
      [1030, 424],
      [1150, 352],
      [1240, 372],
    ],
    fade('#9b6d92', '#c48f9c', 350),
    fade('#5b4c86', '#8a6a96', 350),
  ),
]);

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
const sand: Point[] = points('560,522 840,520 1060,520 1240,524 1240,912');
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

/** Pebbles: larger towards the viewer, each with its lit top. */
function pebbles(): string {
  const tones = ['#b08ca0', '#e3b6ac', '#8a7498', '#f6d3bc', '#6f6292'];
  const stones: string[] = [];
  const spots: [number, number][] = [];
  for (let i = 0; i < 2400 && spots.length < 150; i++) {
    const t = next() ** 0.7;
    const y = lerp(640, 905, t);
    const x = lerp(420, 1240, next());
    const edge = 600 + (790 - y) * 1.34 + 70;
    if (x < edge) continue;
    const r = lerp(7, 40, t * t);
    if (spots.some(([a, b]) => Math.hypot(a - x, (b - y) * 1.7) < r * 1.7)) continue;
    spots.push([x, y]);
  }
  spots
    .sort((a, b) => a[1] - b[1])
    .forEach(([x, y], i) => {
      const r = lerp(7, 40, ((y - 640) / 265) ** 2) * (0.75 + 0.35 * next());
      const colour = tones[i % 5] ?? '';
      stones.push(
        ellipse(x + r * 0.15, y + r * 0.22, r, r * 0.55, '#54447a', 'opacity=".5"'),
        ellipse(x, y, r, r * 0.58, colour),
        path(
          draw`M${x - r * 0.9} ${y - r * 0.08}A${r} ${r * 0.58} 0 0 1 ${x + r * 0.55} ${y - r * 0.48}Q${x - r * 0.3} ${y - r * 0.34} ${x - r * 0.9} ${y - r * 0.08}z`,
          mix(colour, '#fff0dc', 0.55),
        ),
      );
    });
  return stones.join('');
}
stamp.layer('pebbles', pebbles());

// ── The regulars ────────────────────────────────────────────────────────────────────────────────

stamp.layer('people', [
  // one swims
  path(lens(300, 640, 90, 7) + lens(300, 656, 60, 4), '#ffe6cc', 'opacity=".8"'),
  path('M262 640C268 622 286 616 300 618S334 626 340 640z', '#7a4a5c'),
  circle(300, 606, 22, '#c98f70'),
  path('M277 606a23 23 0 0 1 46 0z', '#d9583f'),
  path('M282 598a23 23 0 0 1 22-15a24 24 0 0 0-22 15z', '#ffb48c'),
  // one stands in it up to the hips
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
