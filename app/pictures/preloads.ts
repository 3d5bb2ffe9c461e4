import type { SceneName } from './art/manifest.ts';
import { candidates, narrowScreen, type PictureShape, wideScreen } from './picture.tsx';

export type Preload = { srcSet: string; sizes: string; media?: string };

/** The image covers its box, so its width follows from the box's height on tall screens. */
const covering = '(min-width: 40rem) max(100vw, 115vh), max(100vw, 54vh)';
const beside = `(min-width: 64rem) max(58vw, 115vh), ${covering}`;

export const posterSizes = (long = false) => (long ? beside : covering);

export const preloadsOf = (scene: SceneName, shape: PictureShape, sizes: string): Preload[] =>
  shape === 'tall, then wide'
    ? [
        { srcSet: candidates(scene, 'tall', 'avif'), sizes, media: narrowScreen },
        { srcSet: candidates(scene, 'wide', 'avif'), sizes, media: wideScreen },
      ]
    : [{ srcSet: candidates(scene, shape, 'avif'), sizes }];

export const posterPreloads = (scene: SceneName, { long = false } = {}): Preload[] =>
  preloadsOf(scene, 'tall, then wide', posterSizes(long));
