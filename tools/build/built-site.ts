import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/npm.mjs';

export const builtSite = join(root, 'build/client');
/** The editor, which is part of the site only where a repository is named. */
export const builtAdmin = join(root, 'build/admin');

export function requireBuild() {
  if (!existsSync(builtSite)) {
    throw new Error('There is no built site yet. Make it with: npm run build');
  }
}
