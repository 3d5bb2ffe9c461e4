import type { SceneName } from '../art/manifest.ts';
import { candidates, noRoom, type PictureShape, room } from './picture.tsx';

export type Preload = { srcSet: string; sizes: string; media?: string };

/** The poster fills most of a phone's screen, the whole scene all of a wide one, or its larger part. */
const covering = '(min-width: 40rem) max(100vw, 115vh), max(100vw, 54vh)';
const beside = `(min-width: 64rem) max(58vw, 115vh), ${covering}`;

/** Width of a poster header's picture, as in the `sizes` attribute. */
export const posterSizes = (long = false) => (long ? beside : covering);

/** A page's largest picture, for its head. */
export const preloadsOf = (scene: SceneName, shape: PictureShape, sizes: string): Preload[] =>
  shape === 'tall, then wide'
    ? [
        { srcSet: candidates(scene, 'tall', 'avif'), sizes, media: noRoom },
        { srcSet: candidates(scene, 'wide', 'avif'), sizes, media: room },
      ]
    : [{ srcSet: candidates(scene, shape, 'avif'), sizes }];

/** The picture of a poster header, for the page's head. */
export const posterPreloads = (scene: SceneName, { long = false } = {}): Preload[] =>
  preloadsOf(scene, 'tall, then wide', posterSizes(long));
