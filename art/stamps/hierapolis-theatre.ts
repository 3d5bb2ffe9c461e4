/**
 * The theatre of Hierapolis at sunset, from its rows, looking west over the restored stage to the
 * plain: a podium of reliefs, a lower storey of ten columns in pairs before five doors, part of the
 * upper storey. The sun goes down behind the stage, so the marble is dark with bright edges.
 */

import { bell, fractalNoise, lerp } from '../kit/numbers.ts';
import { archway, dot, draw, fillDown, type Point, ridge } from '../kit/path.ts';
import { capital, STAMP, type Stone, walker, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';

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

// ── The stage ───────────────────────────────────────────────────────────────────────────────────

/** Marble on the left of the sun and on the right of it. */
const DARK: Stone = { light: '#c9697a', middle: '#7d3f70', shade: '#552c62', deep: '#3a2052' };
const RIM = '#ffcf92';

/** A column before the sun: dark, with a bright edge towards it. */
function shaft(x: number, foot: number, width: number, height: number): string {
  const w = width / 2;
  const side = x < SUN[0] ? 1 : -1;
  const body = stamp.horizontalGradient(x - side * w, x + side * w, [
    [0, DARK.deep],
    [0.6, DARK.shade],
    [0.82, DARK.light],
    [1, RIM],
  ]);
  return [
    rect(x - w, foot - height + width, width, height - width * 1.3, body),
    capital(stamp, x, foot - height, width, { ...DARK, light: side > 0 ? '#f0a080' : '#d98078' }),
    rect(x - w * 1.25, foot - width * 0.5, width * 1.25, width * 0.22, body),
    rect(x - w * 1.5, foot - width * 0.3, width * 1.5, width * 0.3, body),
  ].join('');
}
/** An entablature with its bright upper edge. */
const beam = (left: number, right: number, y: number, height: number): string =>
  rect(
    left,
    y,
    right - left,
    height,
    stamp.verticalGradient(y, y + height, [
      [0, '#8f4a75'],
      [1, '#4f2a5e'],
    ]),
  ) +
  rect(left - 8, y - 8, right - left + 16, 9, RIM) +
  rect(left, y + height * 0.5, right - left, 4, '#2f1a48', 'opacity=".5"');

const PODIUM = 640;
const LOWER = 574;
const PAIRS = [
  [152, 226],
  [330, 404],
  [796, 870],
  [974, 1048],
] as const;
const doors = [278, 466, 600, 734, 922];

const wall = draw`M110 ${PODIUM}V418H1090V${PODIUM}z`;
const holes = doors
  .map((x) =>
    x === 600 ? archway(x, LOWER + 30, 104, 96) : draw`M${x - 30} ${LOWER + 30}v-112h60v112z`,
  )
  .join('');
stamp.layer('stage', [
  path(
    wall + holes,
    stamp.verticalGradient(418, PODIUM, [
      [0, '#8a4374'],
      [1, '#4a2860'],
    ]),
    'fill-rule="evenodd"',
  ),
  stroke(holes, '#f0a080', 6, 'opacity=".8"'),
  // niches between the pairs
  path([190, 367, 833, 1010].map((x) => archway(x, LOWER + 20, 38, 66)).join(''), '#3a2052'),
  beam(104, 516, 396, 26),
  beam(684, 1096, 396, 26),
  rect(516, 404, 168, 18, '#6f3a6c'),
  ...PAIRS.map(([left, right]) => beam(left - 30, right + 30, 388, 30)),
  ...PAIRS.flatMap(([left, right]) => [
    shaft(left, LOWER + 30, 28, 186),
    shaft(right, LOWER + 30, 28, 186),
  ]),
  shaft(528, LOWER + 30, 30, 200),
  shaft(672, LOWER + 30, 30, 200),
  // part of the upper storey
  beam(300, 436, 218, 24),
  beam(764, 900, 218, 24),
  ...[
    [330, 388, 24, 146],
    [404, 388, 24, 146],
    [796, 388, 24, 146],
    [870, 388, 24, 146],
    [152, 388, 24, 74],
    [1048, 388, 24, 110],
  ].map(([x, foot, width, height]) => shaft(x ?? 0, foot ?? 0, width ?? 0, height ?? 0)),
  path(draw`M300 210L368 168L436 210z`, '#7d3f70'),
  stroke(draw`M292 212L368 164L444 212`, RIM, 7),
  path(draw`M764 210Q832 140 900 210z`, '#7d3f70'),
  stroke(draw`M756 212Q832 136 908 212`, RIM, 7),
]);

/** Figures of the reliefs: in turn one who strides, one who lifts an arm, one who sits. */
const figures = Array.from({ length: 23 }, (_, i) => {
  const x = 148 + i * 41;
  const head = (cx: number, cy: number): string => dot(cx, cy, 6);
  if (i % 3 === 0) {
    return draw`M${x - 12} 664l8 -24q-2 -14 6 -18h6q6 8 2 20l12 22h-8l-10 -14l-6 14z${head(x + 6, 622)}`;
  }
  if (i % 3 === 1) {
    return draw`M${x - 9} 664q2 -26 4 -40l-10 -12l4 -4l12 10h6q8 20 6 46z${head(x + 2, 618)}`;
  }
  return draw`M${x - 12} 664v-12h6q0 -18 6 -22h7q4 8 2 16l10 4v14h-6v-10l-10 -2l-4 12z${head(x + 4, 628)}`;
});
stamp.layer('podium', [
  rect(100, 604, 1000, 12, '#f0a080'),
  rect(110, 616, 980, 54, '#5f3268'),
  path(figures.join(''), '#b8647c'),
  rect(96, 668, 1008, 12, '#d98078'),
  rect(110, 680, 980, 40, '#47285e'),
]);

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
