/**
 * The theatre of Hierapolis at sunset, from its rows, looking west over the restored stage to the
 * plain: a podium of reliefs, a lower storey of ten columns in pairs before five doors, part of the
 * upper storey. The sun goes down behind the stage, so the marble is dark with bright edges.
 */

import { bell, fractalNoise, lerp } from '../kit/numbers.ts';
import { draw, fillDown, type Point, ridge } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { walker } from '../kit/ruins/walker.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { podium, RIM, stage } from './hierapolis-theatre/stage.ts';

export const stamp = new Scene('shr-', STAMP);

const SUN: Point = [600, 306];

stamp.layer('sky', [
  wash(stamp, 0, 470, [
    [0, '#3a2a63'],
    [0.34, '#8a4379'],
    [0.68, '#e0706c'],
    [1, '#ffc27e'],
  ]),
  ...lensClouds({ seed: 15, high: '#a85080', low: '#ffbe8a', top: 60, bottom: 300 }, [
    [280, 90, 520, 30, 0.6],
    [940, 120, 460, 26, 0.6],
    [1040, 226, 320, 16, 0.8],
    [140, 236, 320, 16, 0.8],
  ]),
  halo(stamp, SUN, 380, [
    [0, '#fff2c4', 1],
    [0.3, '#ffd08a', 0.6],
    [1, '#ffb074', 0],
  ]),
  circle(...SUN, 76, '#fff8e0'),
]);
const rough = fractalNoise(9, 4);
stamp.layer('plain', [
  path(
    fillDown(
      ridge((x) => 396 - 46 * bell(x, 250, 150) - 56 * bell(x, 960, 190) + 8 * rough(x / 60), {
        from: -20,
        to: 1220,
        step: 14,
      }),
      730,
      false,
    ),
    '#c9657a',
  ),
  path(
    fillDown(
      ridge((x) => 430 + 6 * rough(x / 90 + 20), { from: -20, to: 1220, step: 20 }),
      730,
      false,
    ),
    stamp.verticalGradient(424, 720, [
      [0, '#ffcf92'],
      [0.45, '#f0a07e'],
      [1, '#a8586f'],
    ]),
  ),
]);

stamp.layer('stage', stage(stamp));
stamp.layer('podium', podium());

// ── Orchestra and rows, in shade ────────────────────────────────────────────────────────────────

stamp.layer('orchestra', [
  rect(0, 712, 1200, 188, '#3a2256'),
  ellipse(
    600,
    716,
    430,
    54,
    stamp.radialGradient(
      600,
      716,
      430,
      [
        [0, '#f0a080'],
        [0.5, '#b4606f'],
        [1, '#6a386c'],
      ],
      { scaleY: 0.13 },
    ),
  ),
]);
const rows: string[] = [];
for (let i = 0; i < 6; i++) {
  const t = i / 5;
  const [rx, ry, y] = [lerp(450, 900, t), lerp(62, 150, t), lerp(722, 744, t)];
  const ring = draw`M${600 - rx} ${y}A${rx} ${ry} 0 0 0 ${600 + rx} ${y}`;
  rows.push(
    path(`${ring}V920H${600 - rx}z`, i % 2 === 0 ? '#432760' : '#38215a'),
    stroke(ring, '#c9697a', 5, 'opacity=".75"'),
  );
}
stamp.layer('rows', rows);
// One who stays to the end, and the long shadow.
stamp.layer('visitor', [
  path('M592 752h16l22 118h-60z', '#2a1a48', 'opacity=".4"'),
  walker({
    x: 600,
    foot: 756,
    height: 92,
    coat: '#47285e',
    legs: '#2f1a48',
    hair: '#241440',
    skirt: true,
    rim: { colour: RIM, side: -1 },
  }),
]);
