/**
 * A rock-cut church with a façade as in Göreme or Açıksaray: under a pediment with a cross, a
 * register of blind horseshoe arches, below it a porch on columns. Everything is placed from the
 * middle of its threshold.
 */

import { mix } from '../../kit/colour.ts';
import { fractalNoise } from '../../kit/numbers.ts';
import { draw, type Point, points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../../kit/shapes.ts';

const X = 1050;
const FOOT = 766;

const CREAM = '#fff3d8';
const PAINT = '#b8504a';
const JOINT = '#9c5c74';
/** Middles of the four columns. */
const COLUMNS = [-92, -38, 38, 92];
/** Left and right column of each arch. */
const BAYS: readonly Point[] = [
  [-92, -38],
  [-38, 38],
  [38, 92],
];

/** Corners from the threshold, up is positive. */
const block = (corners: string, fill: string): string =>
  path(polygon(points(corners).map(([x, up]) => [X + x, FOOT - up])), fill);

/** A horseshoe arch on its sill: rounder than a half circle, drawn in at its foot. */
const horseshoe = (x: number, y: number, w: number, h: number): string =>
  draw`M${x - w * 0.42} ${y}
    V${y - h + w * 0.52}
    A${w / 2} ${w / 2} 0 1 1 ${x + w * 0.42} ${y - h + w * 0.52}
    V${y}z`;

/** The panel sunk into the cliff, and the shadow its edge throws. */
const panel = (scene: Scene, stone: string): string[] => [
  path(
    draw`M${X - 110} ${FOOT}
      V${FOOT - 250}
      Q${X - 84} ${FOOT - 300} ${X - 30} ${FOOT - 310}
      Q${X + 60} ${FOOT - 318} ${X + 112} ${FOOT - 262}
      V${FOOT}z`,
    scene.horizontalGradient(X - 112, X + 112, [
      [0, '#9c5a70'],
      [0.5, '#b06a78'],
      [1, '#f3c8a8'],
    ]),
  ),
  path(
    draw`M${X - 104} ${FOOT}
      V${FOOT - 256}
      Q${X - 4} ${FOOT - 320} ${X + 104} ${FOOT - 256}
      V${FOOT}z`,
    stone,
  ),
  path(
    draw`M${X - 104} ${FOOT}
      V${FOOT - 256}
      Q${X - 4} ${FOOT - 320} ${X + 104} ${FOOT - 256}
      L${X + 98} ${FOOT - 248}
      Q${X - 4} ${FOOT - 306} ${X - 84} ${FOOT - 240}
      L${X - 86} ${FOOT}z`,
    '#6b3a62',
    'opacity=".42"',
  ),
];

/** An arched gable with a cross in a roundel and two rows of teeth. */
function pediment(recess: string): string[] {
  const arch = draw`M${X - 86} ${FOOT - 240}Q${X} ${FOOT - 302} ${X + 86} ${FOOT - 240}z`;
  const y = FOOT - 255;
  const cross = Array.from({ length: 8 }, (_, k) => {
    const angle = (k * Math.PI) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return draw`M${X} ${y}
      L${X + cos * 5 - sin * 3} ${y + sin * 5 + cos * 3}
      L${X + cos * 11} ${y + sin * 11}
      L${X + cos * 5 + sin * 3} ${y + sin * 5 - cos * 3}z`;
  });
  const teeth = Array.from(
    { length: 7 },
    (_, k) =>
      draw`M${X - 62 + k * 6} ${FOOT - 243}l3-5 3 5zM${X + 20 + k * 6} ${FOOT - 243}l3-5 3 5z`,
  );
  return [
    path(arch, recess),
    stroke(arch, '#fff0d2', 3),
    circle(X, y, 13, '#fdf1dc'),
    path(cross.join(''), '#a8624f'),
    path(teeth.join(''), '#f3c0a0'),
  ];
}

/** Cornice, five blind arches each with a painted cross, a zigzag, a lower cornice. */
function blindArches(recess: string): string[] {
  const places = [-2, -1, 0, 1, 2].map((k) => X + k * 38);
  const arches = places.map((x) => horseshoe(x, FOOT - 168, 27, 50));
  const crosses = places.map(
    (x) => draw`M${x - 2} ${FOOT - 172}v-20h4v20zM${x - 9} ${FOOT - 186}h18v4h-18z`,
  );
  const zigzag = Array.from(
    { length: 24 },
    (_, k) => draw`M${X - 98 + k * 8.2} ${FOOT - 222}l4-4 4 4z`,
  );
  return [
    block('-108,240 108,240 104,230 -104,230', CREAM),
    block('-104,230 104,230 104,226 -104,226', JOINT),
    path(arches.join(''), recess),
    path(crosses.join(''), '#fbe0bd', 'opacity=".65"'),
    path(zigzag.join(''), PAINT, 'opacity=".8"'),
    block('-106,164 106,164 104,154 -104,154', CREAM),
    block('-104,154 104,154 104,150 -104,150', JOINT),
  ];
}

/** The dark porch with the lit door of the nave, and three arches on four columns before it. */
function porch(scene: Scene, stone: string): string[] {
  const frame = horseshoe(X, FOOT - 14, 54, 112);
  const inside = [
    block(
      '-98,150 98,150 98,0 -98,0',
      scene.verticalGradient(FOOT - 150, FOOT, [
        [0, '#7d4468'],
        [1, '#a3607a'],
      ]),
    ),
    path(frame, '#3d2244'),
    path(
      horseshoe(X, FOOT - 14, 40, 98),
      scene.verticalGradient(FOOT - 110, FOOT - 14, [
        [0, '#5a2c46'],
        [0.6, '#b8644c'],
        [1, '#ffc878'],
      ]),
    ),
    stroke(frame, '#e0a08c', 2.5),
    path(horseshoe(X - 64, FOOT - 40, 24, 50) + horseshoe(X + 64, FOOT - 40, 24, 50), '#4a2848'),
  ];

  const springing = FOOT - 104;
  const bays = BAYS.map(([left, right]) => {
    const middle = X + (left + right) / 2;
    const w = right - left - 13;
    const arc = draw`A${w / 2} ${(w / 2) * 0.92} 0 1 0 ${middle - w * 0.5} ${springing}`;
    return {
      spandrel: draw`M${X + left} ${FOOT - 150}
        H${X + right}
        V${springing}
        H${middle + w * 0.5}${arc}
        H${X + left}z`,
      edge: draw`M${middle + w * 0.5} ${springing}${arc}`,
    };
  });
  const columns = COLUMNS.map((offset) => {
    const x = X + offset;
    const round = scene.horizontalGradient(x - 10, x + 10, [
      [0, '#fff6de'],
      [0.4, '#f6c9a8'],
      [1, '#94556f'],
    ]);
    return [
      rect(x - 6.5, FOOT - 92, 13, 78, round),
      path(draw`M${x - 11} ${FOOT - 106}h22l-4 14h-14z`, round),
      rect(x - 12, FOOT - 110, 24, 5, CREAM),
      rect(x - 10, FOOT - 20, 20, 8, round),
    ].join('');
  });
  return [
    ...inside,
    path(bays.map(({ spandrel }) => spandrel).join(''), stone),
    stroke(bays.map(({ edge }) => edge).join(''), PAINT, 3, 'opacity=".75"'),
    ...columns,
  ];
}

/** The strata of the cliff run on across the façade. */
function strata(): string {
  const rough = fractalNoise(77, 3);
  const band = (height: number, thickness: number): string => {
    const above: Point[] = [];
    const below: Point[] = [];
    for (let x = -108; x <= 108; x += 18) {
      above.push([X + x, FOOT - height + rough(x / 50 + height) * 7]);
      below.push([X + x, FOOT - height + thickness + rough(x / 40 + height) * 7]);
    }
    return polygon([...above, ...below.toReversed()]);
  };
  return group(
    'style="mix-blend-mode:multiply" opacity=".5"',
    path(band(214, 9) + band(132, 12), '#e8a08c'),
    path(band(276, 12) + band(190, 16), '#f3c4a8'),
  );
}

const steps = (): string[] =>
  [0, 1, 2, 3].flatMap((k) => {
    const [x, y, width] = [X - 112 - k * 7, FOOT - 14 + k * 6, 224 + k * 14];
    return [
      rect(x, y, width, 3.4, mix(CREAM, '#f0c09c', k / 4)),
      rect(x, FOOT - 10.6 + k * 6, width, 3.2, '#a8687a'),
    ];
  });

/** The upper right corner has fallen away; the rock shows behind it, with cracks running on. */
const brokenCorner = (scene: Scene): string[] => [
  path(
    draw`M${X + 111} ${FOOT - 146}
      L${X + 98} ${FOOT - 176}
      L${X + 104} ${FOOT - 204}
      L${X + 82} ${FOOT - 226}
      L${X + 88} ${FOOT - 250}
      L${X + 58} ${FOOT - 268}
      L${X + 50} ${FOOT - 296}
      Q${X + 92} ${FOOT - 286} ${X + 112} ${FOOT - 262}z`,
    scene.verticalGradient(FOOT - 296, FOOT - 146, [
      [0, '#e9b79d'],
      [0.45, '#f3cdb0'],
      [0.5, '#e2a08e'],
      [0.62, '#f6d6b8'],
      [1, '#eec2a4'],
    ]),
  ),
  path(
    draw`M${X + 98} ${FOOT - 176}
      L${X + 104} ${FOOT - 204}
      L${X + 82} ${FOOT - 226}
      L${X + 88} ${FOOT - 250}
      L${X + 58} ${FOOT - 268}
      L${X + 54} ${FOOT - 262}
      L${X + 78} ${FOOT - 246}
      L${X + 74} ${FOOT - 222}
      L${X + 96} ${FOOT - 202}
      L${X + 90} ${FOOT - 174}z`,
    '#fde3c2',
    'opacity=".85"',
  ),
  stroke(
    draw`M${X - 70} ${FOOT - 226}l6 22-9 16 7 20
      M${X + 52} ${FOOT - 150}l-5 18 8 14
      M${X - 20} ${FOOT - 300}l-8 20 6 14`,
    '#7d4468',
    1.6,
    'opacity=".6"',
  ),
];

export function church(scene: Scene): string[] {
  const stone = scene.horizontalGradient(X - 110, X + 110, [
    [0, '#fff0d2'],
    [0.3, '#fbd9b6'],
    [0.7, '#e9ac98'],
    [1, '#b97484'],
  ]);
  const recess = scene.horizontalGradient(X - 110, X + 110, [
    [0, '#a3607a'],
    [0.5, '#b8707e'],
    [1, '#7d4468'],
  ]);
  return [
    ...panel(scene, stone),
    ...pediment(recess),
    ...blindArches(recess),
    ...porch(scene, stone),
    strata(),
    ...steps(),
    ...brokenCorner(scene),
  ];
}
