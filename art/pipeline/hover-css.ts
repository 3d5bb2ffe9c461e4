/** Writes app/pictures/art/hover-animations.css: where each sprite stands in its scene, its sheet, and how it goes. */

import { percent, rule } from './css.ts';
import { tallPiece } from './encode.ts';
import type { HoverEntry } from './record.ts';
import type { Moves } from './scenes.ts';
import { publicPath, scene } from './settings.ts';

const { width: WIDTH, height: HEIGHT } = scene.canvas;

export interface PlacedHover {
  name: string;
  moves: Moves;
  focus: number;
  place: HoverEntry['place'];
}

/** Sets off at once, because the photo is to come soon, and slows down. */
const GLIDING = 'cubic-bezier(0.25, 0.4, 0.4, 1)';
const ROCKING =
  'linear(0, 0.7 8%, 1.4 16%, 1.3 20%, 0 31%, -0.9 40%, -0.8 45%, 0.3 56%, 1 66%, 0.9 72%, 0.6 82%, 1)';

/** What most of them have. */
const usual: Record<string, string> = {
  '--hover-at-rest': '1',
  '--hover-tall-middle': '50%',
  '--hover-by': '0% 0%',
  '--hover-turn': '0deg',
  '--hover-scale': '1',
  '--hover-pivot': '50% 50%',
  '--hover-seconds': '3.6s',
  '--hover-ease': GLIDING,
};

const unusual = (declarations: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(declarations).filter(([name, value]) => usual[name] !== value));

function hoverRule({ name, moves, focus, place }: PlacedHover): string {
  const { part, by, turn, scale, pivot, rocks, seconds } = moves;
  const stands = part !== undefined;
  const { left, width: tallWidth } = tallPiece(focus);
  const middle = [WIDTH * (place.x + place.width / 2), HEIGHT * (place.y + place.height / 2)];
  const [pivotX = 0, pivotY = 0] = pivot ?? middle;
  const [x, y] = [pivotX / WIDTH - place.x, pivotY / HEIGHT - place.y];
  const declarations = {
    '--hover-sheet': `url('${publicPath}/${name}-hover.avif')`,
    // What stands in the picture is there at rest, over the patch that hides it, which is the second half of its
    // sheet; steam is not.
    '--hover-at-rest': stands ? '1' : '0',
    '--hover-tall-middle': percent(left + tallWidth / 2, scene.wide.width),
    '--hover-x': percent(place.x, 1),
    '--hover-y': percent(place.y, 1),
    '--hover-width': percent(place.width, 1),
    '--hover-height': percent(place.height, 1),
    '--hover-by': `${percent(by[0], WIDTH * place.width, 1)} ${percent(by[1], HEIGHT * place.height, 1)}`,
    '--hover-turn': `${turn}deg`,
    '--hover-scale': String(scale),
    '--hover-pivot': `${percent(x, place.width, 1)} ${percent(y, place.height, 1)}`,
    '--hover-seconds': `${seconds}s`,
    '--hover-ease': rocks ? ROCKING : GLIDING,
  };
  return rule(`[data-hover-animation='${name}']`, unusual(declarations));
}

export const hoverCss = (placed: readonly PlacedHover[]): string =>
  [rule('[data-hover-animation]', usual), ...placed.map(hoverRule)].join('\n');
