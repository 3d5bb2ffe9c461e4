import { join } from 'node:path';
import { root } from '../run/npm.mjs';

/** What the last `npm run photos:check` heard, for `npm run report`, which asks nobody. */
export const storedLinks = join(root, 'test-results/links.json');
