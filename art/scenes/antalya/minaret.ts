/** Yivli Minare, the fluted minaret of the old town. */

import { mix } from '../../kit/colour.ts';
import { draw, polygon } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene, type Stop } from '../../kit/scene.ts';
import { circle, path, rect } from '../../kit/shapes.ts';

const BRICK: readonly Stop[] = [
  [0, '#ffe2b0'],
  [0.22, '#f3b57c'],
  [0.55, '#b9684c'],
  [1, '#6f3a48'],
];
const STONE: readonly Stop[] = [
  [0, '#fff0d0'],
  [0.25, '#f6cf9c'],
  [0.6, '#c08a74'],
  [1, '#7f5560'],
];
const OPENING = '#6f3a48';
const BRONZE = '#d8974f';

/** Half the shaft's width where the flutes begin and where they end. */
const SHAFT_FOOT = 20.5;
const SHAFT_TOP = 17.5;

interface Flute {
  /** From -1 (the shaft's left edge) to 1. */
  from: number;
  to: number;
  sunny: string;
  shady: string;
}

const FLUTES: readonly Flute[] = [
  { from: -1, to: -0.8, sunny: '#ffe6b4', shady: '#f0aa70' },
  { from: -0.8, to: -0.3, sunny: '#ffd79c', shady: '#d07a4c' },
  { from: -0.3, to: 0.3, sunny: '#f6b57c', shady: '#a8523f' },
  { from: 0.3, to: 0.8, sunny: '#d98a5c', shady: '#7f3b3f' },
  { from: 0.8, to: 1, sunny: '#9c5548', shady: '#6a3240' },
];

/**
 * Square base of stone, shaft of brick, balcony, lantern and cone. The town shows it at nine tenths
 * of its size, so most heights are left unrounded.
 */
export function flutedMinaret(scene: Scene, x: number, foot: number): string {
  const shaftFoot = foot - 89;
  const shaftTop = foot - 206;
  const round = (radius: number, stops = BRICK): string =>
    scene.horizontalGradient(x - radius, x + radius, stops);

  const base = [
    path(`M${x - 27} ${foot}v-62h54v62z`, round(27, STONE)),
    path(`M${x - 29} ${foot - 62}h58v-5h-58z`, round(29, STONE)),
    path(`M${x - 27} ${foot - 67}l6-22h42l6 22z`, round(27, STONE)),
    path(`M${x - 8} ${foot - 14}v-24q0-9 8-12q8 3 8 12v24z`, OPENING, 'opacity=".7"'),
  ];

  const flute = ({ from, to, sunny, shady }: Flute): string => {
    const middle = (from + to) / 2;
    return path(
      draw`M${x + from * SHAFT_FOOT} ${shaftFoot}
        L${x + from * SHAFT_TOP} ${shaftTop + 5}
        Q${x + middle * SHAFT_TOP} ${shaftTop - 3} ${x + to * SHAFT_TOP} ${shaftTop + 5}
        L${x + to * SHAFT_FOOT} ${shaftFoot}
        Q${x + middle * SHAFT_FOOT} ${shaftFoot + 2.6} ${x + from * SHAFT_FOOT} ${shaftFoot}z`,
      scene.linearGradient(
        [
          [0, sunny],
          [0.5, mix(sunny, shady, 0.55)],
          [1, shady],
        ],
        LEFT_TO_RIGHT,
      ),
    );
  };
  const turquoiseBand = (y: number, height: number): string =>
    path(
      draw`M${x - SHAFT_TOP - 0.6} ${y}
        q${SHAFT_TOP} 4 ${2 * SHAFT_TOP + 1.2} 0v${height}
        q${-SHAFT_TOP} 4 ${-2 * SHAFT_TOP - 1.2} 0z`,
      '#2fa3a8',
      'opacity=".8"',
    );
  const shaft = [
    path(
      polygon([
        [x - SHAFT_FOOT, shaftFoot],
        [x - SHAFT_TOP, shaftTop],
        [x + SHAFT_TOP, shaftTop],
        [x + SHAFT_FOOT, shaftFoot],
      ]),
      '#8a4740',
    ),
    ...FLUTES.map(flute),
    turquoiseBand(shaftTop + 14, 3),
    turquoiseBand(shaftTop + 24, 1.6),
    turquoiseBand(shaftFoot - 10, 2.4),
  ];

  let niches = '';
  for (let i = -4; i <= 4; i++) {
    niches += `M${x + i * 4.6 - 1.6} ${shaftTop + 1}v-5a1.6 1.6 0 0 1 3.2 0v5z`;
  }
  const corbels = `M${x - 18} ${shaftTop + 2}l-5-9h46l-5 9z`;
  const parapet = `M${x - 24} ${shaftTop - 7}h48v-9h-48z`;
  const balcony = [
    path(corbels + parapet, round(24)),
    rect(x - 25, shaftTop - 17.5, 50, 2.6, '#ffe6bd'),
    path(niches, OPENING, 'opacity=".55"'),
  ];

  const lantern = [
    path(`M${x - 11} ${shaftTop - 17}v-40h22v40z`, round(11)),
    path(`M${x - 13} ${shaftTop - 57}h26v-4h-26z`, round(13, STONE)),
    path(`M${x - 4} ${shaftTop - 20}v-14q4-6 8 0v14z`, '#5a3040', 'opacity=".7"'),
  ];

  const coneLeft = `C${x - 10} ${shaftTop - 74} ${x - 4} ${shaftTop - 82} ${x} ${shaftTop - 92}`;
  const eaves = shaftTop - 61;
  const coneRight = `C${x + 4} ${shaftTop - 82} ${x + 10} ${shaftTop - 74} ${x + 13} ${eaves}`;
  const lead = round(13, [
    [0, '#e8ddbd'],
    [0.4, '#7fa3a4'],
    [1, '#2f5f70'],
  ]);
  const cone = [
    path(`M${x - 13} ${eaves}${coneLeft}${coneRight}z`, lead),
    path(`M${x - 0.8} ${shaftTop - 90}v-15h1.6v15z`, BRONZE),
    circle(x, shaftTop - 97, 2, BRONZE),
  ];
  return [...base, ...shaft, ...balcony, ...lantern, ...cone].join('');
}
