/**
 * The Gate of Mazeus and Mithridates beside the library: three high passages between plain piers,
 * the middle one set back, and an attic with the dedication of the two freedmen.
 */

import { points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';
import { DEEP, entablature, SUNLIT, VIOLET } from './orders.ts';

const GROUND = 802;
const SPRING = GROUND - 112;
const ARCHITRAVE = 638;
const CREST = '#ffdcae';

const ARCHES = [
  { x: 1219, width: 40 },
  { x: 1283, width: 46 },
  { x: 1347, width: 40 },
];

/** Left edge and width of the piers between and beside the passages. */
const PIERS = [
  { x: 1186, width: 13 },
  { x: 1239, width: 21 },
  { x: 1306, width: 21 },
  { x: 1367, width: 13 },
];

/** The attic over the side passages stands out from the one over the middle. */
const ATTIC = {
  left: points('1188,604 1188,560 1240,560 1240,604'),
  middle: points('1240,604 1240,568 1326,568 1326,604'),
  right: points('1326,604 1326,560 1350,560 1356,567 1364,569 1369,580 1378,584 1378,604'),
};

/** Three lines of the dedication. */
const rows = (left: number, right: number, top: number): string =>
  [0, 1, 2].map((i) => `M${left} ${top + i * 8}H${right - (i % 2) * 5}`).join('');

export function gate(scene: Scene): string[] {
  const stone = scene.horizontalGradient(1186, 1400, [
    [0, '#e9ab8c'],
    [0.3, '#b9717c'],
    [1, '#7d4a6c'],
  ]);
  const openings = ARCHES.map(({ x, width: w }) => {
    const r = w / 2;
    return `M${x - r} ${GROUND}V${SPRING}a${r} ${r} 0 0 1 ${w} 0V${GROUND}z`;
  }).join('');
  const mouldings = ARCHES.map(({ x, width: w }) => {
    const r = w / 2;
    const rim = `M${x - r - 2} ${SPRING}a${r + 2} ${r + 2} 0 0 1 ${w + 4} 0`;
    const jamb =
      `M${x + r} ${GROUND}V${SPRING}a${r} ${r} 0 0 0 ${-w * 0.3} ${-w * 0.42}` +
      `q${w * 0.1} ${w * 0.2} ${w * 0.1} ${w * 0.46}V${GROUND}z`;
    return path(jamb, DEEP, 'opacity=".6"') + stroke(rim, '#f6c698', 4, 'opacity=".8"');
  });
  const piers = PIERS.map(({ x, width }) => {
    const light = scene.horizontalGradient(x, x + width, [
      [0, SUNLIT],
      [0.22, '#d9968a'],
      [1, VIOLET],
    ]);
    return [
      rect(x, ARCHITRAVE, width, GROUND - ARCHITRAVE, light, 'opacity=".55"'),
      rect(x - 2, SPRING - 5, width + 4, 6, CREST),
      rect(x - 2, SPRING + 1, width + 4, 2, DEEP, 'opacity=".35"'),
      rect(x - 2, GROUND - 9, width + 4, 9, '#e6ac8e'),
    ].join('');
  });
  const dedication = rows(1194, 1234, 573) + rows(1332, 1356, 578);
  return [
    path(`M1186 ${GROUND}V618H1380V${GROUND}z${openings}`, stone, 'fill-rule="evenodd"'),
    // the middle is set back, in the shade of the left wing
    rect(1260, ARCHITRAVE, 46, 34, DEEP, 'opacity=".22"'),
    ...mouldings,
    ...piers,
    path(polygon(ATTIC.middle), '#96587a'),
    path(polygon(ATTIC.left) + polygon(ATTIC.right), stone),
    path('M1240 566h14l-4 38h-10z', DEEP, 'opacity=".4"'),
    path('M1186 558h56v5h-56zM1240 567h86v4h-86zM1324 558h28l4 5h-32z', CREST),
    stroke(dedication, DEEP, 2.4, 'opacity=".4" stroke-dasharray="4 2"'),
    entablature(scene, { left: 1184, right: 1260, top: 604, height: 34, overhang: 6 }),
    entablature(scene, { left: 1306, right: 1382, top: 604, height: 34, overhang: 6 }),
    entablature(scene, { left: 1260, right: 1306, top: 607, height: 31, overhang: 0 }),
  ];
}
