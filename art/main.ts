/** `npm run art`: installs what only the drawings need, once, then draws; `npm run art -- check` checks. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../tools/run/npm.mjs';

if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.log('Installing what the drawings need …');
  const { ok, code } = await npm(['ci', '--prefix', 'art', '--no-audit', '--no-fund'], {
    show: true,
  });
  if (!ok) process.exit(code);
}
if (process.argv[2] === 'check') {
  const { code } = await npm(['run', 'check', '--prefix', 'art'], { show: true });
  process.exitCode = code;
} else {
  await import('./render.ts');
}
