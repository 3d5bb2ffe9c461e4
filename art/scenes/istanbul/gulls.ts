/** Gulls, gliding and banking; near ones are large. */

import { GULL } from '../../kit/motifs.ts';
import { scalePath } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';

interface GullShape {
  body: string;
  /** The black wing tips. */
  tips: string;
}

const GLIDING: GullShape = {
  body: GULL,
  tips:
    'M-1-.3C-.88-.41-.76-.45-.66-.45C-.74-.4-.76-.37-.8-.345C-.87-.33-.93-.32-1-.3z' +
    'M1.08-.46C.98-.52.88-.52.8-.5C.84-.46.84-.43.83-.4C.92-.43 1-.45 1.08-.46z',
};
const BANKING: GullShape = {
  body:
    'M-.9.28C-.8-.1-.5-.3-.12-.1C-.02-.16.1-.14.2-.08C.4-.6.7-.86 1-.92C.86-.6.62-.2.42.02' +
    'C.34.12.16.18.02.14C-.1.2-.24.2-.34.12C-.56 0-.74.08-.9.28z',
  tips: 'M1-.92C.9-.9.82-.87.76-.81C.8-.75.82-.7.84-.62C.9-.72.95-.82 1-.92z',
};

interface Gull {
  x: number;
  y: number;
  scale: number;
  turn: number;
  shape: GullShape;
}

const GULLS: readonly Gull[] = [
  { x: 356, y: 726, scale: 34, turn: -10, shape: GLIDING },
  { x: 448, y: 700, scale: 21, turn: 8, shape: BANKING },
  { x: 270, y: 778, scale: 25, turn: 6, shape: BANKING },
  { x: 216, y: 716, scale: 16, turn: -6, shape: GLIDING },
  { x: 1112, y: 726, scale: 30, turn: -12, shape: GLIDING },
  { x: 850, y: 372, scale: 21, turn: 6, shape: BANKING },
  { x: 938, y: 418, scale: 14, turn: 4, shape: GLIDING },
  { x: 1052, y: 392, scale: 25, turn: -8, shape: GLIDING },
  { x: 560, y: 300, scale: 13, turn: 8, shape: BANKING },
  { x: 1300, y: 430, scale: 17, turn: -6, shape: BANKING },
];

const gull = ({ x, y, scale, turn, shape }: Gull, index: number, feathers: string): string =>
  group(
    `class="gull" id="is-gull${index}" transform="translate(${x} ${y}) rotate(${turn})"`,
    path(scalePath(shape.body, scale), feathers),
    path(scalePath(shape.tips, scale), '#2a1c40'),
  );

export function gulls(scene: Scene): string[] {
  const feathers = scene.linearGradient(
    [
      [0, '#c79ab0'],
      [0.5, '#ffe9d2'],
      [1, '#fff6e4'],
    ],
    LEFT_TO_RIGHT,
  );
  return GULLS.map((one, index) => gull(one, index, feathers));
}
