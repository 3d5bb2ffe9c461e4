import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../app/content/load.server.ts';
import { addressedOf, redirectsFile } from '../hosts/redirects.ts';
import { builtSite as site } from './built-site.ts';
import { compress } from './compress.ts';
import { writeCopyLists } from './copy-lists.ts';
import { takeStandIns } from './stand-ins.ts';
import { writeWorker } from './worker.ts';

/* Makes what Astro has built into a folder that any static host serves as decided. */

takeStandIns(site);
await writeWorker(site);
writeFileSync(join(site, '_redirects'), redirectsFile(addressedOf(loadContent())));

await compress(site);
// They say what is sent, and so come last.
writeCopyLists(site);
await compress(join(site, 'offline'), ['.json']);
