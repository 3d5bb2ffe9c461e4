/** Writes app/art/movers.css: where each mover stands in its scene, its sheet, and how it goes. */

import type { Mover } from '../kit/mover.ts';
import { HEIGHT, WIDTH } from '../kit/path.ts';
import { percent, rule } from './css.ts';
import { tallPiece } from './poster.ts';
import type { MoverEntry } from './record.ts';
import { poster, publicPath } from './settings.ts';

export interface PlacedMover {
  name: string;
  mover: Mover;
  /** As `Scene` has it. */
  focus: number;
  place: MoverEntry['place'];
}

/** Sets off at once, because the photo is to come soon, and slows down. */
const GLIDING = 'cubic-bezier(0.25, 0.4, 0.4, 1)';
const ROCKING =
  'linear(0, 0.7 8%, 1.4 16%, 1.3 20%, 0 31%, -0.9 40%, -0.8 45%, 0.3 56%, 1 66%, 0.9 72%, 0.6 82%, 1)';

/** What most of them have. */
const usual: Record<string, string> = {
  '--mover-sheet-size': '100% 200%',
  '--mover-at-rest': '1',
  '--mover-tall-middle': '50%',
  '--mover-by': '0% 0%',
  '--mover-turn': '0deg',
  '--mover-scale': '1',
  '--mover-pivot': '50% 50%',
  '--mover-ease': GLIDING,
};

const unusual = (declarations: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(declarations).filter(([name, value]) => usual[name] !== value));

const pair = (x: string, y: string): string => `${x} ${y}`;

function moverRule({ name, mover, focus, place }: PlacedMover): string {
  const { by = [0, 0], turn = 0, scale = 1, pivot, rocks = false, seconds } = mover;
  const stands = 'part' in mover;
  const { left, width: tallWidth } = tallPiece(focus);
  const declarations = {
    '--mover-sheet': `url('${publicPath}/${name}-mover.avif')`,
    '--mover-sheet-size': stands ? '100% 200%' : '100% 100%',
    // What stands in the picture is there at rest, over the patch that hides it; steam is not.
    '--mover-at-rest': stands ? '1' : '0',
    '--mover-tall-middle': percent(left + tallWidth / 2, poster.wide.width),
    '--mover-x': percent(place.x, 1),
    '--mover-y': percent(place.y, 1),
    '--mover-width': percent(place.width, 1),
    '--mover-height': percent(place.height, 1),
    '--mover-by': pair(
      percent(by[0], WIDTH * place.width, 1),
      percent(by[1], HEIGHT * place.height, 1),
    ),
    '--mover-turn': `${turn}deg`,
    '--mover-scale': String(scale),
    '--mover-pivot':
      pivot === undefined
        ? '50% 50%'
        : pair(
            percent(pivot[0] / WIDTH - place.x, place.width, 1),
            percent(pivot[1] / HEIGHT - place.y, place.height, 1),
          ),
    '--mover-seconds': `${seconds}s`,
    '--mover-ease': rocks ? ROCKING : GLIDING,
  };
  return rule(`[data-mover='${name}']`, unusual(declarations));
}

export const moversCss = (movers: readonly PlacedMover[]): string =>
  [rule('[data-mover]', usual), ...movers.map(moverRule)].join('\n');
