import { hero, scenes, type SceneName } from './art/manifest.ts';

/** WebP, because search engines and feed readers may not know AVIF. */
export const largestPicture = (scene: SceneName | 'hero') =>
  scene === 'hero'
    ? `/art/hero-land-${hero.land.width}.webp`
    : `/art/${scene}-${scenes[scene].wide.width}.webp`;
