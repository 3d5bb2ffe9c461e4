import type { SceneName } from '../art/manifest.ts';
import { candidates, noRoom, room } from './picture.tsx';

export type Preload = { srcSet: string; sizes: string; media?: string };

/** The poster fills most of a phone's screen, the whole scene all of a wide one, or its larger part. */
const covering = '(min-width: 40rem) max(100vw, 115vh), max(100vw, 54vh)';
const beside = `(min-width: 64rem) max(58vw, 115vh), ${covering}`;

/** Width of a poster header's picture, as in the `sizes` attribute. */
export const posterSizes = (long = false) => (long ? beside : covering);

/** A picture that is upright on phones and whole where there is room. */
export const bothPreloads = (scene: SceneName, sizes: string): Preload[] => [
  { srcSet: candidates(scene, 'tall', 'avif'), sizes, media: noRoom },
  { srcSet: candidates(scene, 'wide', 'avif'), sizes, media: room },
];

/** The picture of a poster header, for the page's head. */
export const posterPreloads = (scene: SceneName, { long = false } = {}): Preload[] =>
  bothPreloads(scene, posterSizes(long));
