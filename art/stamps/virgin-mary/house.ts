/** The house: rubble walls, a low dome, the door in its deep arch. */

import { random } from '../../kit/numbers.ts';
import { archway, around, draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, path, rect, stroke } from '../../kit/shapes.ts';

export const FOOT = 724;
export const INK = '#12203a';

/** Rubble: stones of three tones in uneven rows. */
function rubble(left: number, right: number, top: number, seed: number): string[] {
  const next = random(seed);
  const tones = ['', '', ''];
  for (let y = top; y < FOOT - 12; y += 30) {
    for (let x = left + next() * 20; x < right - 26;) {
      const width = 30 + next() * 40;
      const pick = Math.floor(next() * 3);
      const end = Math.min(x + width, right - 6);
      if (next() < 0.62)
        tones[pick] +=
          draw`M${x + 5} ${y + 3}L${end - 7} ${y + 2}q6 0 6 7v10q0 7 -6 7H${x + 4}q-5 -2 -5 -9v-8q0 -7 6 -7z`;
      x += width + 4;
    }
  }
  return tones.map((data, i) =>
    path(data, ['#f3d2a6', '#8f7078', '#b98d80'][i] ?? '', 'opacity=".42"'),
  );
}
/** Between the bricks of the entrance's arch. */
const joints = Array.from({ length: 13 }, (_, i) => {
  const angle = Math.PI * (1 + (i + 0.5) / 13);
  return draw`M${around(600, FOOT - 88, 94, angle)}L${around(600, FOOT - 91, 118, angle)}`;
}).join('');

export function house(scene: Scene): string[] {
  const stone = scene.horizontalGradient(330, 870, [
    [0, '#e3bd96'],
    [0.4, '#c49a86'],
    [1, '#7d6a78'],
  ]);
  return [
    ellipse(600, FOOT + 6, 380, 26, INK, 'opacity=".5"'),
    // the rooms behind, and the low dome over them
    path(draw`M428 470q12 -84 172 -84t172 84v40h-344z`, '#8b6f78'),
    path(draw`M428 470q12 -84 172 -84q-110 14 -120 124h-52z`, '#c99f8a'),
    rect(350, 486, 500, FOOT - 486, stone),
    ...rubble(354, 850, 500, 7),
    path('M332 492L344 466H856L868 492z', '#a9705c'),
    path('M332 492L344 466H560L560 492z', '#dc9c74'),
    rect(350, 492, 500, 16, '#5a4560', 'opacity=".45"'),
    // the deep arch of the entrance, and the door in it
    path(archway(600, FOOT, 236, 92), '#e9c39a'),
    stroke(joints, '#a8735f', 4),
    path(
      archway(600, FOOT, 186, 84),
      scene.radialGradient(600, 690, 190, [
        [0, '#ffe2a0'],
        [0.5, '#d98f62'],
        [1, '#6b4658'],
      ]),
    ),
    path(archway(600, FOOT, 104, 74), '#8a4f3c'),
    path(
      archway(600, FOOT, 88, 70),
      scene.radialGradient(600, 690, 110, [
        [0, '#fffae4'],
        [0.5, '#ffe09a'],
        [1, '#f0a860'],
      ]),
    ),
    ...[410, 790].map(
      (x) =>
        path(archway(x, 640, 44, 44), '#3d3650') +
        path(archway(x + 3, 640, 34, 38), '#f2b266', 'opacity=".85"'),
    ),
    rect(560, FOOT, 80, 10, '#e6c096'),
  ];
}
