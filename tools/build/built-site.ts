import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/npm.mjs';

/** What `npm run build` makes, and what is deployed. */
export const builtSite = join(root, 'build/client');

/** @throws {Error} if the site was not built. */
export function requireBuild() {
  if (!existsSync(builtSite)) {
    throw new Error('There is no built site yet. Make it with: npm run build');
  }
}
