/** The old town on the plateau: houses, trees, the six-domed mosque and the fluted minaret. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, type Random, random } from '../../kit/numbers.ts';
import { archway, draw, num, points } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';
import { flutedMinaret } from './minaret.ts';
import { cliffTop, shrub } from './place.ts';

const ROOFS = ['#cf5a3c', '#bf4a38', '#d96b44'];
const WALLS = ['#fbe6c2', '#f3d2a6', '#ffeeda', '#efc79c'];
const SHADOW = '#7a4650';

interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Chooses the colours and who has a chimney. */
  index: number;
  /** How far it is lost in the evening haze (0–1). */
  haze: number;
}

/** Wider houses have a bay (cumba), narrow ones a row of windows. */
function house({ x, y, width: w, height: h, index, haze }: House): string {
  const next = random(index * 77 + 5);
  const hazy = (colour: string): string => mix(colour, '#fcd3a4', haze);
  const roof = item(ROOFS, index % 3);
  const rise = w * 0.24;
  const side = w * 0.34;
  const hasBay = w > 34;

  const bayWindow = (left: number): string =>
    draw`M${x + w * left} ${y - h * 0.45}v${-h * 0.3}h${w * 0.08}v${h * 0.3}z`;
  const bay = [
    path(
      draw`M${x + w * 0.1} ${y - h * 0.34}
        v${-h * 0.5}h${w * 0.42}v${h * 0.5}l-3 4h${-w * 0.42 + 6}z`,
      hazy('#a8663f'),
    ),
    path(bayWindow(0.15) + bayWindow(0.27) + bayWindow(0.39), hazy('#ffe6a8')),
  ];

  let openings = '';
  const count = Math.max(1, Math.floor((w - side) / 12));
  for (let i = 0; i < (hasBay ? 0 : count); i++) {
    openings += draw`M${x + 5 + i * 11} ${y - h * 0.4}v${-h * 0.34}h4.5v${h * 0.34}z`;
  }
  const sideWindow = Math.min(5, side * 0.34);
  openings += draw`M${x + w - side * 0.66} ${y - h * 0.42}v${-h * 0.32}h${sideWindow}v${h * 0.32}z`;
  if (hasBay) openings += draw`M${x + w * 0.2} ${y}v${-h * 0.26}h${w * 0.12}v${h * 0.26}z`;

  const eaves = draw`M${x - 3} ${y - h}l${w * 0.2} ${-rise}`;
  const chimney = draw`M${x + w * 0.46} ${y - h - rise * 0.8}
    v${-rise * 0.7}h${w * 0.08}v${rise * 0.9}z`;
  return [
    path(draw`M${x} ${y}v${-h}h${w}v${h}z`, hazy(item(WALLS, index % 4))),
    path(draw`M${x + w - side} ${y}v${-h}h${side}v${h}z`, hazy('#b97f78')),
    ...(hasBay ? bay : []),
    path(openings, hazy(SHADOW)),
    path(draw`${eaves}h${w * 0.5}l${w * 0.3 + 6} ${rise}z`, hazy(roof)),
    path(
      draw`M${x + w - side} ${y - h}L${x - 3 + w * 0.7} ${y - h - rise}l${w * 0.3 + 6} ${rise}z`,
      hazy(mix(roof, '#5a2a3a', 0.42)),
    ),
    path(draw`${eaves}h${w * 0.09}l${-w * 0.17} ${rise}z`, hazy('#f3a06a')),
    next() < 0.5 ? path(chimney, hazy('#e8c39c')) : '',
  ].join('');
}

function cypress(x: number, foot: number, h: number): string {
  const w = h * 0.1;
  const sunny = draw`M${x - w} ${foot}
    C${x - w * 1.3} ${foot - h * 0.5} ${x - w * 0.3} ${foot - h * 0.82} ${x} ${foot - h}`;
  return (
    path(
      draw`${sunny}
        C${x + w * 0.4} ${foot - h * 0.82} ${x + w * 1.2} ${foot - h * 0.5} ${x + w} ${foot}z`,
      '#2a6f70',
    ) +
    path(
      draw`${sunny}
        C${x - w * 0.1} ${foot - h * 0.7} ${x - w * 0.7} ${foot - h * 0.4} ${x - w * 0.4} ${foot}z`,
      '#8fb07c',
      'opacity=".75"',
    )
  );
}

function palm(x: number, foot: number, h: number): string {
  const trunk = draw`M${x - h * 0.03} ${foot}
    q${h * 0.05} ${-h * 0.5} ${h * 0.02} ${-h}h${h * 0.035}
    q${h * 0.03} ${h * 0.5} ${h * 0.02} ${h}z`;
  const crownX = x + h * 0.01;
  const crownY = foot - h;
  const reach = h * 0.42;
  let shaded = '';
  let sunlit = '';
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * (0.02 + (0.96 * i) / 8);
    const tipX = crownX + Math.cos(angle) * reach;
    const tipY = crownY + Math.sin(angle) * reach * 0.62 + reach * 0.26;
    const bendX = crownX + Math.cos(angle) * reach * 0.55;
    const bendY = crownY + Math.sin(angle) * reach * 0.95 - reach * 0.06;
    const frond = draw`M${crownX} ${crownY}
      Q${bendX} ${bendY} ${tipX} ${tipY}
      Q${bendX} ${bendY + reach * 0.24} ${crownX} ${crownY + reach * 0.05}z`;
    if (i > 4) sunlit += frond;
    else shaded += frond;
  }
  return path(trunk, '#1f5a62') + path(shaded, '#1f5a62') + path(sunlit, '#7fae86');
}

/** The Yivli Minare mosque: six domes, of which three are seen from the sea. */
function mosque(scene: Scene): string {
  const foot = cliffTop(1200) + 2;
  const eaves = foot - 34;
  const walls = path(
    draw`M1158 ${foot}v-34h104v34z`,
    scene.horizontalGradient(1158, 1262, [
      [0, '#fff0d2'],
      [0.5, '#efc79c'],
      [1, '#b07f78'],
    ]),
  );
  const dome = (x: number): string =>
    path(
      draw`M${x - 16} ${eaves}
        C${x - 16} ${foot - 48} ${x - 8} ${foot - 56} ${x} ${foot - 57}
        C${x + 8} ${foot - 56} ${x + 16} ${foot - 48} ${x + 16} ${eaves}z`,
      scene.horizontalGradient(x - 16, x + 16, [
        [0, '#f0e6c4'],
        [0.4, '#8fb0ac'],
        [1, '#3f7080'],
      ]),
    ) + path(draw`M${x - 0.7} ${foot - 56}v-8h1.4v8z`, '#c98a4c');
  const arches = [1171, 1189, 1207, 1225, 1243].map((x) => archway(x, foot - 7, 10, 10));
  return [
    walls,
    ...[1176, 1210, 1244].map(dome),
    path(arches.join(''), SHADOW, 'opacity=".8"'),
  ].join('');
}

function treesBehind(next: Random): string {
  let trees = '';
  for (let x = 1010; x < 1640; x += 16 + next() * 16) {
    const y = cliffTop(x) + 8;
    trees += shrub({ x, y, width: 12 + next() * 12, height: 22 + next() * 20, seed: x | 0 });
  }
  return path(trees, '#4f9488');
}

function housesBehind(next: Random): string[] {
  return Array.from({ length: 24 }, (_, index) => {
    const x = 1060 + index * 25 + next() * 10;
    const size = next();
    const y = cliffTop(x) - 16 - size * 16;
    return house({ x, y, width: 24 + size * 14, height: 20 + size * 14, index, haze: 0.34 });
  });
}

/** x, width and height, from left to right. */
const FRONT_HOUSES: readonly (readonly [x: number, width: number, height: number])[] = [
  [1056, 30, 22],
  [1076, 26, 30],
  [1252, 34, 24],
  [1268, 46, 34],
  [1304, 34, 26],
  [1332, 54, 40],
  [1380, 42, 30],
  [1412, 60, 46],
  [1466, 48, 34],
  [1504, 66, 50],
  [1566, 54, 40],
  [1612, 60, 44],
];

/** Trees along the edge: x,height. */
const CYPRESSES = points('1016,60 1032,78 1086,66 1312,86 1330,70 1450,92 1548,84');
const PALMS = points('1294,62 1372,74 1404,52 1494,90 1562,70');

export function oldTown(scene: Scene): string[] {
  const next = random(88);
  const minaretFoot = cliffTop(1124) + 6;
  const smaller = `matrix(.9 0 0 .9 112.4 ${num(minaretFoot * 0.1)})`;
  return [
    treesBehind(next),
    ...housesBehind(next),
    ...CYPRESSES.map(([x, height]) => cypress(x, cliffTop(x) + 4, height)),
    mosque(scene),
    group(`transform="${smaller}"`, flutedMinaret(scene, 1124, minaretFoot)),
    ...FRONT_HOUSES.map(([x, width, height], i) => {
      const haze = clamp(0.16 - (x - 1060) / 4000);
      return house({ x, y: cliffTop(x + width / 2) + 6, width, height, index: i + 3, haze });
    }),
    ...PALMS.map(([x, height]) => palm(x, cliffTop(x) + 8, height)),
  ];
}
