/**
 * A rock-cut church as in Göreme or Açıksaray: nothing is built. The cliff is dressed to a face
 * under an overhang, blind horseshoe arches and a gable are sunk into it, and the porch is hollowed
 * out behind columns left standing. So the cliff itself is seen everywhere, with its strata, and
 * only light and shade are painted. Everything is placed from the middle of the threshold.
 */

import { fractalNoise } from '../../kit/numbers.ts';
import { draw, type Point, points, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, stroke } from '../../kit/shapes.ts';

const X = 1046;
const FOOT = 764;

const LIGHT = '#fff0d0';
const SHADE = '#7a4066';
const DEEP = '#4a2748';
const OCHRE = '#b0493f';

const rough = fractalNoise(512, 3);

/** From the threshold, up is positive; every corner a little off, as under a chisel. */
const corners = (list: string): Point[] =>
  points(list).map(([x, up]) => [X + x + rough(up / 13) * 1.6, FOOT - up + rough(x / 17) * 1.8]);

const cutOut = (list: string): string => polygon(corners(list));

// ── The dressed face ────────────────────────────────────────────────────────────────────────────

/** Its left edge and the overhang; on the right it runs out in the rough rock. */
const EDGE = `-122,0 -117,46 -121,92 -114,140 -118,196 -110,236 -114,262 -98,284 -82,290 -66,308
  -34,316 -14,330 22,326 40,314 66,312 84,292 104,284 112,258`;
/** Where the shadow of that edge falls: far in under the overhang, hardly at its foot. */
const SHADOW_EDGE = `102,250 82,276 60,290 40,300 14,306 -10,304 -30,288 -52,280 -64,262 -84,244
  -83,214 -97,180 -93,140 -108,96 -106,46 -114,0`;

function face(scene: Scene): string[] {
  const dressed = cutOut(`${EDGE} 118,214 108,176 120,130 112,84 122,40 118,0`);
  return [
    path(
      dressed,
      scene.horizontalGradient(X - 120, X + 124, [
        [0, '#ffe6c4', 0.36],
        [0.5, '#fbd3b2', 0.26],
        [0.85, '#c98088', 0.34],
        [1, '#e0a090', 0],
      ]),
    ),
    path(cutOut(`${EDGE} ${SHADOW_EDGE}`), SHADE, 'opacity=".62"'),
    scene.stipple(path(cutOut(`${EDGE} ${SHADOW_EDGE}`), '#5a2f5c', 'opacity=".34"')),
    // the lip of the overhang, where the sun still catches it
    stroke(smoothPath(corners(EDGE.slice(EDGE.indexOf('-110,236')))), LIGHT, 2.2, 'opacity=".6"'),
    // the lit reveal on the right
    path(
      cutOut(`112,258 118,214 108,176 120,130 112,84 122,40 118,0 106,0 112,40 100,84 114,130
        103,176 114,214 109,252`),
      LIGHT,
      'opacity=".7"',
    ),
  ];
}

// ── Carved in low relief ────────────────────────────────────────────────────────────────────────

/** A line left standing when the face was cut back: lit above, its shadow below. */
function course(list: string, width: number): string {
  const line = corners(list);
  const below = line.map(([x, y]): Point => [x + 1.5, y + width]);
  return (
    stroke(polygon(below, false), SHADE, width, 'opacity=".5"') +
    stroke(polygon(line, false), LIGHT, width, 'opacity=".85"')
  );
}

interface Arch {
  x: number;
  sill: number;
  width: number;
  height: number;
}

/** A horseshoe arch on its sill: rounder than a half circle, drawn in at its foot. */
const horseshoe = ({ x, sill, width: w, height }: Arch): string => {
  const [middle, y] = [X + x, FOOT - sill];
  return draw`M${middle - w * 0.4} ${y}
    V${y - height + w * 0.56}
    A${w / 2} ${w / 2} 0 1 1 ${middle + w * 0.4} ${y - height + w * 0.56}
    V${y + 1}z`;
};

/** A blind arch: in shadow but for the reveal that looks to the sun. */
function blindArch(scene: Scene, arch: Arch): string {
  const inner = { ...arch, x: arch.x - 2.6, width: arch.width * 0.86, height: arch.height - 2 };
  const fill = scene.verticalGradient(FOOT - 224, FOOT - 170, [
    [0, DEEP, 0.8],
    [1, '#a86074', 0.6],
  ]);
  return path(horseshoe(arch), LIGHT, 'opacity=".75"') + path(horseshoe(inner), fill);
}

function relief(scene: Scene): string[] {
  const arches = [
    { x: -74, sill: 171, width: 24, height: 46 },
    { x: -39, sill: 170, width: 26, height: 49 },
    { x: -2, sill: 170, width: 27, height: 51 },
    { x: 36, sill: 171, width: 26, height: 48 },
  ];
  const painted = arches.map(
    ({ x, sill }) => draw`M${X + x - 3} ${FOOT - sill - 8}v-19M${X + x - 9} ${FOOT - sill - 21}h12`,
  );
  const zigzag = smoothPath(
    Array.from({ length: 27 }, (_, i): Point => {
      const x = -90 + i * 5.6;
      return [X + x, FOOT - 231 - (i % 2) * 6 + rough(x / 20) * 1.5];
    }),
    { tension: 0 },
  );
  const roundel: Point = [X - 4, FOOT - 262];
  const [crossX, crossY] = roundel;
  const cross = [0, 1, 2, 3].map((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (out: number, aside: number): Point => [
      crossX + cos * out - sin * aside,
      crossY + sin * out + cos * aside,
    ];
    return draw`M${at(1, 0)}L${at(10, -4)}L${at(10, 4)}z`;
  });
  return [
    // the gable, its right end broken off with the corner
    course('-92,238 -58,262 -30,278 -4,290 24,276 46,264', 3.6),
    circle(...roundel, 13.5, SHADE, 'opacity=".55"'),
    circle(crossX + 1.4, crossY + 0.6, 12.2, '#fbdcb8', 'opacity=".9"'),
    path(cross.join(''), OCHRE, 'opacity=".9"'),
    stroke(zigzag, OCHRE, 1.8, 'opacity=".6"'),
    course('-98,224 -60,225 -20,224 26,225 58,224', 4.4),
    ...arches.map((arch) => blindArch(scene, arch)),
    stroke(painted.join(''), '#e8a184', 2.4, 'opacity=".55"'),
    course('-101,164 -62,163 -18,164 30,163 70,164 96,162', 5),
    // where the upper right corner has come down, with the last arch
    path(
      cutOut(
        '62,312 64,284 56,266 65,246 62,226 71,208 68,190 80,166 100,170 110,214 112,258 84,292',
      ),
      scene.horizontalGradient(X + 50, X + 112, [
        [0, '#fde2c0', 0.95],
        [0.55, '#f3c4a4', 0.9],
        [1, '#efb498', 0.8],
      ]),
    ),
    path(
      cutOut(`62,312 64,284 56,266 65,246 62,226 71,208 68,190 80,166 86,168 74,191 77,209 68,228
        71,247 62,267 70,286`),
      SHADE,
      'opacity=".36"',
    ),
    stroke(polygon(corners('88,262 84,236 94,214 88,192'), false), SHADE, 1.4, 'opacity=".35"'),
  ];
}

// ── The porch ───────────────────────────────────────────────────────────────────────────────────

interface Bay {
  left: number;
  right: number;
  /** Where its arch springs, and where the impost below it begins. */
  springing: number;
}

/** The openings between the columns; the columns are what they leave of the cliff. */
const BAYS: readonly Bay[] = [
  { left: -90, right: -41, springing: 100 },
  { left: -27, right: 26, springing: 103 },
  { left: 40, right: 90, springing: 99 },
];

/** An opening with a horseshoe arch above imposts. */
function opening({ left, right, springing }: Bay): string {
  const [from, to] = [X + left, X + right];
  const y = FOOT - springing;
  const reach = (to - from) / 2;
  return draw`M${from - 1} ${FOOT - 4}
    L${from + 1} ${y + 22}
    l4 -12
    v-8
    A${reach * 0.98} ${reach} 0 1 1 ${to - 5} ${y + 2}
    v8
    l4 12
    L${to + 1} ${FOOT - 4}z`;
}

/** The middle of the third column has fallen out: its head hangs, its base stands. */
const GAP = '24,78 30,83 36,77 42,82 42,26 37,20 32,25 24,19';

/** A saint in faded paint on the back wall, with the halo. */
function saint(x: number, robe: string): string {
  const y = FOOT - 82;
  return group(
    'opacity=".8"',
    circle(X + x, y, 7.6, '#e8b060'),
    circle(X + x, y, 3.8, '#8a4a48'),
    path(draw`M${X + x - 10} ${FOOT - 26}q-1 -40 7 -47h6q8 7 7 47z`, robe),
    path(draw`M${X + x - 3} ${FOOT - 26}q-2 -26 1 -44h4q3 18 1 44z`, '#e4b48c', 'opacity=".55"'),
  );
}

function porch(scene: Scene): string[] {
  const openings = BAYS.map(opening).join('') + cutOut(GAP);
  const inPorch = scene.clip('porch', openings);
  const columns = [
    [-41, -27],
    [26, 40],
  ].map(([left = 0, right = 0], i) => {
    const shaft = draw`M${X + left - 1} ${FOOT - 4}
      L${X + left + 1} ${FOOT - 80}
      l-4 -12
      H${X + right + 4}
      l-4 12
      L${X + right + 1} ${FOOT - 4}z`;
    const round = scene.horizontalGradient(X + left, X + right, [
      [0, '#fff4d8', 0.85],
      [0.35, '#f8d0ac', 0.3],
      [0.62, '#a8607a', 0.45],
      [1, '#6b3a62', 0.75],
    ]);
    return i === 0
      ? path(shaft, round)
      : path(
          shaft,
          round,
          scene.clip('stumps', `M0 0H1600V1000H0z${cutOut(GAP)}`, 'clip-rule="evenodd"'),
        );
  });
  return [
    // the reveals of the arches that look to the sun
    group('transform="translate(2.6 0)"', path(BAYS.map(opening).join(''), LIGHT, 'opacity=".8"')),
    path(
      openings,
      scene.verticalGradient(FOOT - 150, FOOT, [
        [0, '#4f2a4c'],
        [0.5, '#7a4262'],
        [1, '#b06c74'],
      ]),
    ),
    group(
      inPorch,
      saint(-70, '#4a5b84'),
      saint(-52, '#8f3f48'),
      saint(66, '#4f6a80'),
      // the door of the nave, a lamp far behind it
      path(horseshoe({ x: -1, sill: 8, width: 36, height: 96 }), '#c47a68'),
      path(horseshoe({ x: -2, sill: 8, width: 30, height: 91 }), '#35203f'),
      path(
        horseshoe({ x: -2, sill: 8, width: 30, height: 91 }),
        scene.verticalGradient(FOOT - 90, FOOT - 8, [
          [0, '#ffb867', 0],
          [1, '#ffb867', 0.7],
        ]),
      ),
      // the shadow of the arches inside, away from the sun
      path(
        BAYS.map(
          ({ left, right }) =>
            draw`M${X + left - 8} ${FOOT - 150}
            H${X + right}
            v16
            Q${X + left + 18} ${FOOT - 122} ${X + left + 15} ${FOOT}
            h-24z`,
        ).join(''),
        '#341c3c',
        'opacity=".5"',
      ),
      path(cutOut('-100,12 100,12 100,0 -100,0'), '#e0a08c', 'opacity=".7"'),
    ),
    ...columns,
    // ochre along the arches
    stroke(
      BAYS.map(({ left, right, springing }) => {
        const reach = (right - left) / 2;
        return draw`M${X + left + 2} ${FOOT - springing - 4}
          A${reach * 1.06} ${reach * 1.08} 0 1 1 ${X + right - 2} ${FOOT - springing - 4}`;
      }).join(''),
      OCHRE,
      2.2,
      'opacity=".5"',
    ),
  ];
}

/** Worn steps, cut in the rock that runs out into the meadow. */
function threshold(scene: Scene): string[] {
  const rock = cutOut(`-142,-16 -128,6 -104,4 -60,6 0,3 60,6 104,3 126,7 146,-16`);
  return [
    path(
      rock,
      scene.horizontalGradient(X - 140, X + 146, [
        [0, '#fbe0bd'],
        [0.6, '#eeb99c'],
        [1, '#c48488'],
      ]),
    ),
    path(
      cutOut('-78,-2 -30,-1 20,-2 76,-1 72,-5 10,-6 -40,-5 -82,-6') +
        cutOut('-92,-9 -40,-8 30,-10 92,-8 90,-12 30,-13 -30,-12 -96,-13'),
      SHADE,
      'opacity=".5"',
    ),
  ];
}

/** Cracks that run on through rock and carving alike. */
const cracks = (): string =>
  stroke(
    [
      polygon(corners('-84,330 -76,296 -82,262 -70,226 -76,206'), false),
      polygon(corners('6,164 0,150 8,136'), false),
      polygon(corners('104,160 96,136 102,112'), false),
    ].join(''),
    '#6b3a62',
    1.5,
    'opacity=".5"',
  );

export const church = (scene: Scene): string[] => [
  ...face(scene),
  ...relief(scene),
  ...porch(scene),
  ...threshold(scene),
  cracks(),
];
