// @ts-check

/** Files and folders that a build reads: a change in one of them makes it old. */
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
