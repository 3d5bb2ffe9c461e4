// @ts-check

/** What a build reads. */
export const sources = [
  'app',
  'astro.config.ts',
  'content',
  'package-lock.json',
  'package.json',
  'public',
  'tools',
  'tsconfig.json',
];
