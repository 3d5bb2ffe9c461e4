/**
 * Makes every picture of the site from its drawing: `npm run art` for all, or name some of them:
 * `npm run art -- istanbul hero share`. What has not changed is left alone (art/rendered.json).
 * `-- sheet` shows them all on one sheet; `-- check` tests what was made.
 */

import { npm } from '../tools/run/npm.mjs';

if (process.argv[2] === 'check') {
  const { ok } = await npm(['exec', '--', 'vitest', 'run', '--root', 'art'], { show: true });
  process.exitCode = ok ? 0 : 1;
} else {
  const { makePictures } = await import('./pipeline/make.ts');
  await makePictures(process.argv.slice(2));
}
