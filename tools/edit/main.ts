import { join } from 'node:path';
import { root } from '../run/npm.mjs';
import { startEditor } from './server.ts';

/* `npm run edit`: everything in content/ in the browser, for this machine alone. */

const { origin } = await startEditor({
  project: root,
  content: join(root, 'content'),
  port: Number(process.env.PORT ?? 4180),
});
console.log(`The editor is at ${origin} (Ctrl and C ends it).`);
