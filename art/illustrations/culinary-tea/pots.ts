/** The two pots, one on the other, cut open in front so that tea and water show. */

import { item, random } from '../../kit/numbers.ts';
import { dot, draw, type Point, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/shapes.ts';
import { blob } from '../../scenes/culinary-journey/geometry.ts';

/** Heights above the foot, and half of the width there. */
type Profile = readonly Point[];

const LOWER: Profile = [
  [0, 118],
  [10, 136],
  [60, 156],
  [120, 150],
  [176, 112],
  [206, 92],
  [222, 92],
];
const UPPER: Profile = [
  [0, 74],
  [8, 84],
  [52, 112],
  [100, 108],
  [142, 76],
  [160, 66],
  [172, 66],
];

const outline = (x: number, foot: number, profile: Profile, inset = 0): string => {
  const right = profile.map(([up, half]): Point => [x + half - inset, foot - up]);
  const left = profile.map(([up, half]): Point => [x - half + inset, foot - up]).toReversed();
  return smoothPath([...right, ...left], { close: true, tension: 0.7 });
};

const copper = (scene: Scene, x: number, half: number): string =>
  scene.horizontalGradient(x - half, x + half, [
    [0, '#b9603c'],
    [0.14, '#ffdcae'],
    [0.34, '#e8935c'],
    [0.66, '#a84c33'],
    [0.92, '#5d2228'],
    [1, '#8a4030'],
  ]);

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A handle on the right: an arm of brass with a grip of wood. */
const handle = (from: Point, to: Point, reach: number): string => {
  const line = draw`M${from}C${from[0] + reach} ${from[1] - 8} ${to[0] + reach} ${to[1] + 6} ${to}`;
  return (
    stroke(line, '#4a1d26', 25, ROUND) +
    stroke(line, '#7a3a2c', 19, ROUND) +
    stroke(line, '#d98a52', 5, `${ROUND} opacity=".8" transform="translate(-4 -4)"`)
  );
};

/** A spout on the left, rising from the belly. */
const spout = (scene: Scene, [x, y]: Point, width: number, rise: number): string =>
  path(
    draw`M${x + 16} ${y - 34}
      C${x - width * 0.5} ${y - 30} ${x - width * 0.5} ${y - rise} ${x - width} ${y - rise - 16}
      l-14 8
      C${x - width * 0.86} ${y - rise * 0.5} ${x - width * 0.9} ${y + 26} ${x + 22} ${y + 40}z`,
    scene.linearGradient(
      [
        [0, '#ffdcae'],
        [0.5, '#d9804c'],
        [1, '#8a4030'],
      ],
      { x1: 0, y1: 0, x2: 0.6, y2: 1 },
    ),
  );

interface Cut {
  name: string;
  x: number;
  foot: number;
  profile: Profile;
  inset: number;
  /** Where the liquid stands. */
  level: number;
  liquid: string;
  surface: string;
  content: readonly string[];
}

/** What is seen through the open front: the dark inside, the liquid and what is in it. */
function cut(scene: Scene, { name, x, foot, profile, inset, ...rest }: Cut): string[] {
  const hole = outline(
    x,
    foot - inset * 0.8,
    profile.map(([up, half]): Point => [up * 0.86, half]),
    inset,
  );
  const { level, liquid, surface, content } = rest;
  const half = item(profile, 2)[1];
  return [
    path(hole, '#ffe3b4', 'transform="translate(-3 -3)"'),
    path(hole, '#3a141c', 'transform="translate(2 2)"'),
    group(
      scene.clip(name, hole),
      path(hole, '#2b1020'),
      rect(x - half, level, half * 2, foot - level, liquid),
      ...content,
      ellipse(x, level, half, 13, surface),
      path(
        draw`M${x - half} ${level}a${half} 13 0 0 1 ${half} -13v5a${half - 8} 9 0 0 0 ${-half + 14} 9z`,
        '#fff6e0',
        'opacity=".5"',
      ),
    ),
  ];
}

function leaves(x: number, foot: number): string[] {
  const next = random(6);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 34; i++) {
    const [dx, up] = [(next() - 0.5) * 150, 14 + next() ** 1.7 * 74];
    const leaf = blob(x + dx, foot - up, 10, 3.6, {
      turn: next() * 3,
      seed: i,
      ragged: 0.2,
      knots: 7,
    });
    if (i % 3 === 0) pale += leaf;
    else dark += leaf;
  }
  return [path(dark, '#2a0a12'), path(pale, '#7a3420')];
}

function bubbles(x: number, foot: number): string[] {
  const next = random(3);
  let rims = '';
  let lights = '';
  for (let i = 0; i < 26; i++) {
    const up = next() * 96;
    const r = 3 + (up / 96) * 6 * (0.5 + next());
    const at: Point = [x + (next() - 0.5) * 210, foot - 18 - up];
    rims += dot(...at, r);
    lights += dot(at[0] - r * 0.3, at[1] - r * 0.3, r * 0.4);
  }
  return [path(rims, '#e9f7ee', 'opacity=".55"'), path(lights, '#fffdf2')];
}

function flames(x: number, y: number): string[] {
  const tongue = (dx: number, h: number, colour: string): string =>
    path(draw`M${x + dx - 13} ${y}q-4 ${-h * 0.5} 13 ${-h}q17 ${h * 0.5} 13 ${h}z`, colour);
  const places = [-84, -56, -28, 0, 28, 56, 84];
  return [
    ...places.map((dx, i) => tongue(dx, 40 + (i % 2) * 8, '#e8743a')),
    ...places.map((dx, i) => tongue(dx, 25 + (i % 2) * 6, '#ffd978')),
  ];
}

/** Round the middle of the stove's foot. */
export function pots(scene: Scene, x: number, ground: number): string[] {
  const lowerFoot = ground - 66;
  const upperFoot = lowerFoot - 218;
  const lid = upperFoot - 172;
  const body = copper(scene, x, 156);
  const small = copper(scene, x, 112);
  return [
    ellipse(x + 70, ground + 2, 250, 26, '#2a1020', 'opacity=".4"'),
    // burner
    rect(x - 150, ground - 22, 300, 24, '#2a2440'),
    rect(x - 150, ground - 22, 300, 7, '#6d6a86'),
    ...flames(x, ground - 20),
    path(
      draw`M${x - 146} ${ground - 20}v-46h14v46zM${x + 132} ${ground - 20}v-46h14v46z`,
      '#2a2440',
    ),
    path(draw`M${x - 156} ${lowerFoot - 2}h312v10h-312z`, '#3d3a56'),
    // lower pot
    handle([x + 118, lowerFoot - 172], [x + 136, lowerFoot - 44], 96),
    spout(scene, [x - 140, lowerFoot - 86], 88, 84),
    path(outline(x, lowerFoot, LOWER), body),
    ...cut(scene, {
      name: 'water',
      x,
      foot: lowerFoot,
      profile: LOWER,
      inset: 22,
      level: lowerFoot - 138,
      liquid: scene.verticalGradient(lowerFoot - 140, lowerFoot, [
        [0, '#8fd0cc'],
        [1, '#2f8a98'],
      ]),
      surface: '#d5f0e4',
      content: bubbles(x, lowerFoot),
    }),
    // upper pot
    handle([x + 82, upperFoot - 136], [x + 96, upperFoot - 38], 78),
    spout(scene, [x - 98, upperFoot - 66], 70, 70),
    path(outline(x, upperFoot, UPPER), small),
    ...cut(scene, {
      name: 'brew',
      x,
      foot: upperFoot,
      profile: UPPER,
      inset: 17,
      level: upperFoot - 108,
      liquid: scene.verticalGradient(upperFoot - 110, upperFoot, [
        [0, '#b5371a'],
        [0.6, '#7a1512'],
        [1, '#4a0a12'],
      ]),
      surface: '#d9622c',
      content: leaves(x, upperFoot - 12),
    }),
    // lid
    path(draw`M${x - 70} ${lid + 4}q6-34 70-38q64 4 70 38z`, small),
    rect(x - 74, lid, 148, 9, '#8a4030'),
    rect(x - 74, lid, 60, 4, '#ffdcae'),
    circle(x, lid - 44, 15, '#7a3a2c'),
    circle(x - 4, lid - 49, 5, '#e8a56c'),
  ];
}
