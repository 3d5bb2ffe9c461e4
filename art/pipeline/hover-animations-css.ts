/** Writes app/art/hover-animations.css: where each hover animation stands in its scene, its sheet, and how it goes. */

import type { HoverAnimation } from '../kit/hover-animation.ts';
import { HEIGHT, WIDTH } from '../kit/path.ts';
import { percent, rule } from './css.ts';
import { tallPiece } from './poster.ts';
import type { HoverAnimationEntry } from './record.ts';
import { poster, publicPath } from './settings.ts';

export interface PlacedHoverAnimation {
  name: string;
  hoverAnimation: HoverAnimation;
  /** As `Scene` has it. */
  focus: number;
  place: HoverAnimationEntry['place'];
}

/** Sets off at once, because the photo is to come soon, and slows down. */
const GLIDING = 'cubic-bezier(0.25, 0.4, 0.4, 1)';
const ROCKING =
  'linear(0, 0.7 8%, 1.4 16%, 1.3 20%, 0 31%, -0.9 40%, -0.8 45%, 0.3 56%, 1 66%, 0.9 72%, 0.6 82%, 1)';

/** What most of them have. */
const usual: Record<string, string> = {
  '--hover-sheet-size': '100% 200%',
  '--hover-at-rest': '1',
  '--hover-tall-middle': '50%',
  '--hover-by': '0% 0%',
  '--hover-turn': '0deg',
  '--hover-scale': '1',
  '--hover-pivot': '50% 50%',
  '--hover-ease': GLIDING,
};

const unusual = (declarations: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(declarations).filter(([name, value]) => usual[name] !== value));

const pair = (x: string, y: string): string => `${x} ${y}`;

function hoverAnimationRule({ name, hoverAnimation, focus, place }: PlacedHoverAnimation): string {
  const { by = [0, 0], turn = 0, scale = 1, pivot, rocks = false, seconds } = hoverAnimation;
  const stands = 'part' in hoverAnimation;
  const { left, width: tallWidth } = tallPiece(focus);
  const declarations = {
    '--hover-sheet': `url('${publicPath}/${name}-hover.avif')`,
    '--hover-sheet-size': stands ? '100% 200%' : '100% 100%',
    // What stands in the picture is there at rest, over the patch that hides it; steam is not.
    '--hover-at-rest': stands ? '1' : '0',
    '--hover-tall-middle': percent(left + tallWidth / 2, poster.wide.width),
    '--hover-x': percent(place.x, 1),
    '--hover-y': percent(place.y, 1),
    '--hover-width': percent(place.width, 1),
    '--hover-height': percent(place.height, 1),
    '--hover-by': pair(
      percent(by[0], WIDTH * place.width, 1),
      percent(by[1], HEIGHT * place.height, 1),
    ),
    '--hover-turn': `${turn}deg`,
    '--hover-scale': String(scale),
    '--hover-pivot':
      pivot === undefined
        ? '50% 50%'
        : pair(
            percent(pivot[0] / WIDTH - place.x, place.width, 1),
            percent(pivot[1] / HEIGHT - place.y, place.height, 1),
          ),
    '--hover-seconds': `${seconds}s`,
    '--hover-ease': rocks ? ROCKING : GLIDING,
  };
  return rule(`[data-hover-animation='${name}']`, unusual(declarations));
}

export const hoverAnimationsCss = (hoverAnimations: readonly PlacedHoverAnimation[]): string =>
  [rule('[data-hover-animation]', usual), ...hoverAnimations.map(hoverAnimationRule)].join('\n');
