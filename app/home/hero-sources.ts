import { hero } from '../pictures/art/manifest.ts';
import type { Preload } from '../pictures/preloads.ts';
import { srcSetOf } from '../pictures/srcset.ts';

export const sources = (layout: 'land' | 'port', format: 'avif' | 'webp') =>
  srcSetOf(`hero-${layout}`, hero[layout].widths, format);

/** `hero.css` places the balloons by the same query. */
export const portrait = '(max-aspect-ratio: 4/5)';
const landscape = `not all and ${portrait}`;

/** The frame's width as in hero.module.css; for phones 1/17 less, which is not visible. */
export const sizes = {
  land: 'max(100vw, min(133.4vw, 237.1vh))',
  port: 'min(max(94vw, 54vh), 115vw)',
};

export const heroPreloads: Preload[] = [
  { srcSet: sources('port', 'avif'), sizes: sizes.port, media: portrait },
  { srcSet: sources('land', 'avif'), sizes: sizes.land, media: landscape },
];
