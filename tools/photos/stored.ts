import { join } from 'node:path';
import { root } from '../run/npm.mjs';

/** Results of the last `npm run photos:check`, for `npm run report`. */
export const storedLinks = join(root, 'test-results/links.json');
