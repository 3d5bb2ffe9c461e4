/** The potter’s hands: the left one in the light of the window, the right one its mirror in the shade. */

import { mix } from '../../kit/colour.ts';
import { item } from '../../kit/numbers.ts';
import { draw, num, type Point, points } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';

export const CLAY = '#b9492f';

interface Skin {
  arm: string;
  back: string;
  finger: string;
  edge: string;
  light: string;
  sleeve: string;
}

/** From the knuckle round the jar to the tip; the thumb lies on the shoulder above. */
const FINGERS = points('392,452 390,496 394,540 408,582').map(
  ([x, y], i): [Point, Point, Point] => [
    [x - 8, y],
    [x + 76, y - 8 + i * 3],
    [x + item([146, 160, 154, 118], i), y + 34 + i * 2],
  ],
);

const BACK =
  'M276 436C310 426 350 414 392 424Q428 434 418 470Q430 494 416 514Q430 538 418 558' +
  'Q430 580 418 600Q416 628 388 626C350 618 326 570 300 510z';
const KNUCKLES =
  'M418 470q-40-8-62 0q30-2 58 10zM416 514q-40-8-62 0q30-2 58 10zM418 558q-36-8-56 0q26-2 54 10z';

function hand({ arm, back, finger, edge, light, sleeve }: Skin): string {
  const fingers = FINGERS.map(([from, bend, to], i) => {
    const line = draw`M${from}Q${bend} ${to}`;
    const width = 48 - i * 3;
    return (
      stroke(line, edge, width, 'stroke-linecap="round" transform="translate(0 7)"') +
      stroke(line, finger, width, 'stroke-linecap="round"') +
      stroke(
        draw`M${from[0] + 20} ${from[1] - width * 0.26}Q${bend[0]} ${bend[1] - width * 0.24} ${to[0] - 16} ${to[1] - width * 0.3}`,
        light,
        num(6),
        'stroke-linecap="round" opacity=".6"',
      )
    );
  });
  const thumb = 'M366 436Q420 394 494 396';
  return [
    // the forearm, and the back of the hand
    path(
      'M196 208C206 300 250 400 316 520C344 588 372 626 420 620C440 560 440 500 424 440C404 392 372 340 344 190z',
      arm,
    ),
    path(
      'M196 208C206 300 250 400 316 520C344 588 372 626 420 620C360 560 262 400 234 200z',
      light,
      'opacity=".42"',
    ),
    ...fingers.toReversed(),
    path(BACK, edge, 'transform="translate(5 5)"'),
    path(BACK, back),
    path(KNUCKLES, edge, 'opacity=".3"'),
    stroke(thumb, edge, 50, 'stroke-linecap="round" transform="translate(2 8)"'),
    stroke(thumb, finger, 50, 'stroke-linecap="round"'),
    stroke('M392 404Q430 384 480 384', light, 6, 'stroke-linecap="round" opacity=".6"'),
    // the sleeve, rolled up
    path('M176 176Q270 240 366 152L372 214Q280 292 188 240z', sleeve),
    path('M176 176Q270 240 366 152L368 172Q274 256 180 198z', light, 'opacity=".3"'),
  ].join('');
}
const skin = (scene: Scene, light: number): string =>
  scene.horizontalGradient(360, 580, [
    [0, mix('#a8644a', '#efb687', light)],
    [0.45, mix('#a35a42', '#d98e62', light)],
    [0.8, CLAY],
    [1, '#a33d2c'],
  ]);

export const hands = (scene: Scene): string[] => [
  hand({
    arm: scene.linearGradient([
      [0, '#f0b98c'],
      [1, '#dd9c6e'],
    ]),
    back: scene.horizontalGradient(280, 430, [
      [0, '#efb687'],
      [1, '#d98a5c'],
    ]),
    finger: skin(scene, 1),
    edge: '#7a3230',
    light: '#ffe0b4',
    sleeve: '#5f8c96',
  }),
  group(
    'transform="matrix(-1 0 0 1 1200 14)"',
    hand({
      arm: scene.linearGradient([
        [0, '#a86a50'],
        [1, '#b06d50'],
      ]),
      back: scene.horizontalGradient(280, 430, [
        [0, '#b06d50'],
        [1, '#b46648'],
      ]),
      finger: skin(scene, 0.16),
      edge: '#4f2029',
      light: '#e69a70',
      sleeve: '#2c4258',
    }),
  ),
];
