/** The Gate of Mazeus and Mithridates beside the library: three arches under a broken attic. */

import { points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';
import { DEEP, entablature, SUNLIT, VIOLET } from './orders.ts';

const GROUND = 802;
const SPRING = GROUND - 92;
const CREST = '#ffdcae';

const ARCHES = [
  { x: 1218, width: 36 },
  { x: 1280, width: 46 },
  { x: 1346, width: 36 },
];

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
    const rim = `M${x - r - 3} ${GROUND}V${SPRING}a${r + 3} ${r + 3} 0 0 1 ${w + 6} 0V${GROUND}`;
    const jamb =
      `M${x + r} ${GROUND}V${SPRING}a${r} ${r} 0 0 0 ${-w * 0.3} ${-w * 0.42}` +
      `q${w * 0.1} ${w * 0.2} ${w * 0.1} ${w * 0.46}V${GROUND}z`;
    return stroke(rim, '#f6c698', 4, 'opacity=".8"') + path(jamb, DEEP, 'opacity=".6"');
  });
  const attic = points('1196,604 1202,566 1246,560 1290,564 1330,558 1356,572 1372,604');
  const pilaster = (x: number): string => {
    const light = scene.horizontalGradient(x - 5, x + 5, [
      [0, SUNLIT],
      [0.5, '#d9968a'],
      [1, VIOLET],
    ]);
    return rect(x - 5, 640, 10, GROUND - 640, light) + rect(x - 7, 636, 14, 7, CREST);
  };
  return [
    path(`M1186 ${GROUND}V618H1380V${GROUND}z${openings}`, stone, 'fill-rule="evenodd"'),
    ...mouldings,
    entablature(scene, { left: 1184, right: 1382, top: 604, height: 34, overhang: 8 }),
    path(polygon(attic), stone),
    path('M1196 604L1202 566L1246 560L1244 568L1208 573L1204 604z', CREST, 'opacity=".8"'),
    ...[1192, 1250, 1312, 1374].map(pilaster),
  ];
}
