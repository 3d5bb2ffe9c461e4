import { isNewer, sources } from './newer.ts';
import { npm } from './npm.mjs';

// One of the last files that a build writes.
if (!isNewer('build/client/_redirects', sources)) {
  console.log('Building the site …');
  const { ok, output } = await npm(['run', 'build']);
  if (!ok) {
    console.error(`${output}\nThe site could not be built; see above for the reason.`);
    process.exit(1);
  }
}
await import('../serve/main.ts');
