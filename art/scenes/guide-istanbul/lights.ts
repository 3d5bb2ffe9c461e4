/** Lamplight, one gradient for every lamp's glow and one for every lit pane; and the dark. */

import type { Scene } from '../../kit/scene.ts';
import { circle } from '../../kit/shapes.ts';

/** What colours in the shade are mixed with. */
export const INK = '#171436';

export const GLOW = 'url(#gi-glow)';
export const LIT = 'url(#gi-lit)';

/** In fractions of the shape they fill, so that they can be used at any size. */
export function defineLights(scene: Scene): void {
  scene.define(
    '<radialGradient id="gi-glow">' +
      '<stop offset="0" stop-color="#ffe9b0" stop-opacity=".95"/>' +
      '<stop offset=".16" stop-color="#ffcf80" stop-opacity=".55"/>' +
      '<stop offset=".45" stop-color="#ff9d55" stop-opacity=".16"/>' +
      '<stop offset="1" stop-color="#ff8a50" stop-opacity="0"/></radialGradient>',
  );
  scene.define(
    '<linearGradient id="gi-lit" x1="0" y1="0" x2="0" y2="1">' +
      '<stop offset="0" stop-color="#ffb765"/>' +
      '<stop offset=".5" stop-color="#ffd68c"/>' +
      '<stop offset="1" stop-color="#fff0c0"/></linearGradient>',
  );
}

export const glow = (x: number, y: number, radius: number, opacity: number): string =>
  circle(x, y, radius, GLOW, `opacity="${opacity}"`);
