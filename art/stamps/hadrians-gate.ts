/**
 * Hadrian's Gate at high noon, seen from the modern street, looking west into Kaleiçi: three equal
 * coffered arches (4.15 m wide, 6.18 m high) between the stumps of two towers, four columns on
 * pedestals before the piers, an entablature that breaks forward over each of them. The sun stands
 * in the south, high on the left; one person walks out of the shade.
 */

import { mix } from '../kit/colour.ts';
import { draw, type Point, polygon } from '../kit/path.ts';
import {
  coffers,
  column,
  bush,
  courses,
  cypress,
  frond,
  opening,
  STAMP,
  type Stone,
  walker,
  wash,
} from '../kit/ruins.ts';
import { LEFT_TO_RIGHT, Scene } from '../kit/scene.ts';
import { group, path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds } from '../kit/sky.ts';

export const stamp = new Scene('shg-', STAMP);

const GROUND = 806;
const SPRING = 556;
const RADIUS = 114;
const EYE: Point = [600, 716];
const PIERS = [132, 444, 756, 1068];
const ARCHES = [288, 600, 912];
const FRIEZE = 330;

const MARBLE: Stone = { light: '#fff6e2', middle: '#f6dfc0', shade: '#c49a97', deep: '#7d5f7f' };
const SHADE = '#7d5f7f';

stamp.layer('sky', [
  wash(stamp, 0, 640, [
    [0, '#16789f'],
    [0.45, '#57b0c0'],
    [0.8, '#bfe0d6'],
    [1, '#f4edd2'],
  ]),
  ...lensClouds({ seed: 7, high: '#c6e6e2', low: '#f4f6e2', top: 80, bottom: 260 }, [
    [420, 150, 520, 34, 0.6],
    [830, 232, 420, 22, 0.7],
  ]),
]);
stamp.layer('trees', [
  cypress(378, 420, 250, '#2f6a66', '#6fa383'),
  cypress(330, 420, 180, '#2f6a66', '#6fa383'),
  cypress(846, 420, 200, '#2f6a66', '#6fa383'),
]);

/** A tower beside the gate: its face and, towards the gate, the side that is lit or in shade. */
function tower(left: number, right: number, top: number, seed: number): string {
  const ragged = polygon([
    [left, 900],
    [left, top + 18],
    [left + 26, top],
    [left + 60, top + 6],
    [left + 62, top + 30],
    [left + 96, top + 30],
    [left + 98, top + 4],
    [right, top + 8],
    [right, 900],
  ]);
  return [
    path(
      ragged,
      stamp.verticalGradient(top, 860, [
        [0, '#e9b98a'],
        [1, '#b67d6c'],
      ]),
    ),
    stroke(
      courses({
        x: left,
        y: top + 40,
        width: right - left,
        height: 740,
        rows: 13,
        block: 64,
        share: 1,
        seed,
      }),
      '#8c5a5c',
      3,
      'opacity=".36"',
    ),
  ].join('');
}
stamp.layer('towers', [
  tower(-20, 92, 150, 5),
  rect(72, 158, 20, 700, '#8f5f66', 'opacity=".7"'),
  tower(1108, 1230, 96, 9),
  rect(1108, 104, 16, 700, '#ffdcae'),
]);

/** What is seen through an arch: a sunny lane, a house with a tiled roof, a tree, bougainvillea. */
const lane = (x: number): string[] => {
  const inner = stamp.clip(`arch-${x}`, opening(vaultAt(x), 1));
  const at = 600 + (x - 600) * 0.66;
  return [
    `<g ${inner}>`,
    wash(stamp, 540, 780, [
      [0, '#a9dcd6'],
      [0.5, '#fdf3cf'],
      [1, '#fff0c8'],
    ]),
    bush({
      x: at + 44,
      foot: 770,
      width: 80,
      height: 110,
      dark: '#3f8074',
      lit: '#86b98c',
      seed: 4,
    }),
    path(draw`M${at - 90} 780V646H${at + 14}V780z`, '#ffdfa6'),
    path(draw`M${at - 20} 646H${at + 14}V780H${at - 4}z`, '#e5a877'),
    path(draw`M${at - 100} 652l10 -24H${at + 6}l16 24z`, '#cf6a4a'),
    rect(at - 58, 676, 18, 34, '#5c7f8c'),
    rect(at - 30, 676, 18, 34, '#5c7f8c'),
    bush({
      x: at - 34,
      foot: 772,
      width: 50,
      height: 40,
      dark: '#b93a6c',
      lit: '#f0809a',
      seed: 6,
    }),
    '</g>',
  ];
};
function vaultAt(x: number) {
  return { x, spring: SPRING, radius: RADIUS, ground: GROUND, eye: EYE, far: 0.6 };
}

const far = (x: number, y: number): Point => [
  EYE[0] + (x - EYE[0]) * 0.6,
  EYE[1] + (y - EYE[1]) * 0.6,
];
const floor = (x: number): string =>
  polygon([
    [x - RADIUS, GROUND + 1],
    far(x - RADIUS, GROUND),
    far(x + RADIUS, GROUND),
    [x + RADIUS, GROUND + 1],
  ]);
/** The shade of the vault on its floor; along its right side the sun comes in. */
const floorShade = (x: number): string =>
  polygon([
    [x - RADIUS, GROUND + 1],
    far(x - RADIUS, GROUND),
    far(x + RADIUS * 0.9, GROUND),
    [x + RADIUS * 0.35, GROUND + 1],
  ]);

const arches = ARCHES.map((x) => {
  const vault = vaultAt(x);
  return [
    path(
      opening(vault, 0),
      stamp.horizontalGradient(x - RADIUS, x + RADIUS, [
        [0, '#6b5479'],
        [0.5, '#a98496'],
        [1, '#f0cfae'],
      ]),
    ),
    coffers(vault, {
      rings: 4,
      ribs: 9,
      frame: (angle) => mix('#f7dcba', '#8a6c8c', 0.5 - 0.5 * Math.cos(angle)),
      ground: (angle) => mix('#b98d8f', '#4a3a66', 0.5 - 0.5 * Math.cos(angle)),
      rosette: '#f6dcc0',
    }),
    ...lane(x),
    path(floor(x), '#f6d3a6'),
    path(floorShade(x), SHADE, 'opacity=".5"'),
  ].join('');
});

/** The wall with its three openings. */
const wall = [
  ...ARCHES.map((x) => opening(vaultAt(x), 0)),
  `M92 ${FRIEZE}H1108V${GROUND}H92z`,
].join('');
const archRings = ARCHES.map(
  (x) =>
    draw`M${x - RADIUS - 11} ${SPRING + 8}v-8a${RADIUS + 11} ${RADIUS + 11} 0 0 1 ${2 * RADIUS + 22} 0v8`,
).join('');

stamp.layer('gate', [
  ...arches,
  path(
    wall,
    stamp.verticalGradient(FRIEZE, GROUND, [
      [0, '#fdebcf'],
      [1, '#eac6a6'],
    ]),
    'fill-rule="evenodd"',
  ),
  stroke(archRings, '#fff8e8', 20),
  stroke(archRings, '#c69d94', 3, 'transform="translate(0 -1)" opacity=".8"'),
  ...ARCHES.map(
    (x) =>
      rect(x - RADIUS - 26, SPRING + 6, 30, 14, '#fff8e8') +
      rect(x + RADIUS - 4, SPRING + 6, 30, 14, '#fff8e8'),
  ),
  // the shade of the columns on the piers
  ...PIERS.map((x) =>
    path(draw`M${x + 14} ${GROUND}V430l26 20V${GROUND}z`, SHADE, 'opacity=".38"'),
  ),
]);

/** Architrave, frieze and cornice, with a piece that comes forward over each column. */
const beam = (left: number, right: number, forward: number): string =>
  [
    rect(left, 386, right - left, 34, '#f3d9b8'),
    rect(left, 398, right - left, 5, '#c9a096', 'opacity=".6"'),
    rect(left, 350, right - left, 36, '#e6c2a2'),
    path(
      draw`M${left - forward} 322h${right - left + 2 * forward}v14l-10 16H${left - forward + 10}l-10 -16z`,
      '#fff6e2',
    ),
    rect(left, 420, right - left, 12, SHADE, 'opacity=".4"'),
    rect(left, 350, right - left, 9, SHADE, 'opacity=".35"'),
  ].join('');
const pedestal = (x: number): string => {
  const face = stamp.linearGradient(
    [
      [0, '#fff6e2'],
      [0.55, '#f0d3b2'],
      [1, '#b98f90'],
    ],
    LEFT_TO_RIGHT,
  );
  return [
    rect(x - 34, 712, 68, GROUND - 712 + 8, face),
    rect(x - 41, 700, 82, 16, '#fff8e8'),
    rect(x - 41, GROUND - 10, 82, 22, face),
    rect(x - 34, 716, 68, 7, SHADE, 'opacity=".35"'),
  ].join('');
};
stamp.layer('orders', [
  beam(92, 1108, 0),
  ...PIERS.map(
    (x) => pedestal(x) + column(stamp, { x, foot: 702, width: 38, height: 284, stone: MARBLE }),
  ),
  ...PIERS.map((x) => beam(x - 33, x + 33, 14) + rect(x + 33, 350, 14, 70, SHADE, 'opacity=".3"')),
]);

// ── The paving in front ─────────────────────────────────────────────────────────────────────────

const joints = [-7, -5, -3, -1, 1, 3, 5, 7]
  .map((i) => draw`M${600 + i * 78} ${GROUND + 10}L${600 + i * 150} 900`)
  .join('');
stamp.layer('ground', [
  rect(
    0,
    GROUND,
    1200,
    94,
    stamp.verticalGradient(GROUND, 900, [
      [0, '#fbe3bb'],
      [1, '#dba88a'],
    ]),
  ),
  stroke(`${joints}M0 836H1200M0 870H1200`, '#a8746e', 3, 'opacity=".45"'),
  ...PIERS.map((x) => path(draw`M${x - 41} ${GROUND + 12}h82l70 24h-90z`, SHADE, 'opacity=".5"')),
  ...PIERS.map((x) => rect(x - 41, GROUND - 10, 82, 22, '#f0d3b2')),
  path('M604 846l-14 -4l84 18l26 2l-60 -14z', SHADE, 'opacity=".5"'),
  walker({
    x: 600,
    foot: 848,
    height: 104,
    coat: '#c8503f',
    legs: '#33466f',
    hair: '#3a2440',
    hat: '#fff3d2',
  }),
]);
// Fronds of the palms that line the street.
const fronds = [
  { x: -30, y: -20, angle: 0.15, length: 420, droop: 0.9 },
  { x: -30, y: -30, angle: 0.75, length: 330, droop: 0.8 },
  { x: -10, y: -50, angle: -0.1, length: 520, droop: 0.75 },
].map(frond);
stamp.layer('palm', path(fronds.join(''), '#174a5c'));
stamp.layer(
  'light',
  wash(stamp, 780, 900, [
    [0, '#3a2450', 0],
    [1, '#3a2450', 0.22],
  ]),
);
