/**
 * Termessos in the mist of the morning: the theatre on the edge of the precipice, from one
 * end of its upper rows, looking along the ruined stage wall with its five doors; the bare grey
 * peak behind, cloud in the gorge on the right. The rows are plotted in metres as half rings and
 * projected. One walker sits on the edge.
 */

import { fractalNoise, random } from '../kit/numbers.ts';
import { draw, fillDown, points, polygon, ridge } from '../kit/path.ts';
import { STAMP, wash } from '../kit/ruins.ts';
import { bush } from '../kit/ruins/plants.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';
import { rows, stage } from './termessos/theatre.ts';

export const stamp = new Scene('ste-', STAMP);

stamp.layer('sky', [
  wash(stamp, 0, 560, [
    [0, '#5f8f8a'],
    [0.4, '#9fc0b2'],
    [0.75, '#d6e2cd'],
    [1, '#f3efd8'],
  ]),
  ...lensClouds({ seed: 12, high: '#b3cfc0', low: '#f3efd8', top: 60, bottom: 300 }, [
    [240, 110, 460, 26, 0.7],
    [1000, 90, 420, 26, 0.7],
  ]),
]);

// ── The peak ────────────────────────────────────────────────────────────────────────────────────

const rough = fractalNoise(4, 5);
const far = (x: number): number =>
  400 -
  90 * Math.exp(-(((x - 1080) / 170) ** 2)) -
  70 * Math.exp(-(((x - 60) / 190) ** 2)) +
  14 * rough(x / 60);
const crest = points(
  '120,470 190,410 262,372 322,300 372,276 420,206 462,190 520,104 566,86 604,118 650,134 706,206 760,230 812,300 880,342 950,410 1060,480',
);
const shade = points(
  '566,86 604,118 650,134 706,206 760,230 812,300 880,342 950,410 1060,480 1060,620 560,620 600,470 560,400 610,330 570,260 604,190',
);
const gullies =
  'M462 190L480 260L440 330L470 420L430 330L452 262zM372 276L392 340L360 420L374 340zM322 300L330 360L300 430L312 352z';
stamp.layer('peak', [
  path(fillDown(ridge(far, { from: -20, to: 1220, step: 12 }), 640, false), '#b9d0c0'),
  path(
    polygon([...crest, [1060, 640], [120, 640]]),
    stamp.verticalGradient(90, 520, [
      [0, '#f6ead0'],
      [0.5, '#d3d3bc'],
      [1, '#dfe6cf'],
    ]),
  ),
  path(
    polygon(shade),
    stamp.verticalGradient(90, 520, [
      [0, '#6f9490'],
      [0.55, '#93b3a6'],
      [1, '#d0dcc8'],
    ]),
  ),
  path(gullies, '#8fb0a4', 'opacity=".8"'),
]);

/** Pines on the slope, smaller and paler higher up. */
function pines(): string {
  const next = random(7);
  let trees = '';
  for (let i = 0; i < 90; i++) {
    const x = 210 + next() * 760;
    const y = 400 + Math.abs(x - 570) * 0.1 + next() * 70;
    const h = 16 + (y - 380) * 0.3;
    trees += draw`M${x - h * 0.3} ${y}L${x} ${y - h}L${x + h * 0.3} ${y}z`;
  }
  return path(trees, '#6f9a8c', 'opacity=".75"');
}
stamp.layer('pines', pines());
const bank = (y: number, seed: number, colour: string, opacity: number): string => {
  const wave = fractalNoise(seed, 2);
  const line = ridge((x) => y + 26 * wave(x / 150) - 16 * Math.abs(wave(x / 60 + 9)), {
    from: -20,
    to: 1220,
    step: 40,
  });
  return path(fillDown(line, 900), colour, `opacity="${opacity}"`);
};
stamp.layer('mist', [bank(462, 3, '#eef0dc', 0.75), bank(510, 8, '#f6f2de', 0.85)]);

stamp.layer('rows', rows(stamp));
stamp.layer('stage', stage(stamp));

// ── In front: the edge of the upper rows, and one who sits there ────────────────────────────────

stamp.layer('front', [
  path('M-10 930V640L60 652L150 700L232 716L330 776L430 800L520 862L620 930z', '#2f5458'),
  path(
    'M-10 640L60 652L150 700L232 716L330 776L430 800L520 862L470 856L400 822L310 800L220 742L140 726L50 678L-10 668z',
    '#c9cfb4',
  ),
  bush({ x: 30, foot: 910, width: 260, height: 150, dark: '#234549', lit: '#5f8a74', seed: 4 }),
  bush({ x: 1150, foot: 910, width: 300, height: 190, dark: '#234549', lit: '#5f8a74', seed: 9 }),
  // a walker with a rucksack
  group(
    'transform="translate(262 742) scale(1.5)"',
    ellipse(0, 2, 34, 6, '#234549', 'opacity=".5"'),
    path('M-18 4C-22-22-18-44-8-50H10C20-44 24-22 20 4z', '#c8503f'),
    path('M14-46C20-40 24-22 20 4H12C16-16 16-34 14-46z', '#f29a72'),
    path('M-14-44Q2-50 16-44L18-8Q2-2-16-8z', '#e8b25a'),
    path('M-14-26Q2-30 17-26L17.400-20Q2-24-14.600-20z', '#b97a3c'),
    circle(1, -62, 12, '#4a3440'),
    ellipse(1, -65, 20, 5, '#f3efd8'),
    path('M-10-66q2-12 11-12t11 12z', '#f3efd8'),
  ),
]);
