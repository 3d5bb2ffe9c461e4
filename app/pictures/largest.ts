import { hero, scenes, type SceneName } from '../art/manifest.ts';

/** Our drawn picture in its largest form, in a format that every reader of it knows. */
export const largestPicture = (scene: SceneName | 'hero') =>
  scene === 'hero'
    ? `/art/hero-land-${hero.land.width}.webp`
    : `/art/${scene}-${scenes[scene].wide.width}.webp`;
