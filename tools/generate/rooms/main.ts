import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/npm.mjs';
import { roomsDocument } from './graph.ts';

/* `npm run rooms`: draws which room of `app/` uses which into `docs/rooms.md`. */

writeFileSync(join(root, 'docs/rooms.md'), roomsDocument());
