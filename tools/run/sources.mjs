// @ts-check

/** Files and folders that a build reads: a change in one of them makes it old. */
export const sources = [
  'content',
  'app',
  'public',
  'tools',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
