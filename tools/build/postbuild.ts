import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../app/content/load.server.ts';
import { headersFile } from '../hosts/headers.ts';
import { addressedOf, redirectsFile } from '../hosts/redirects.ts';
import { builtSite as site } from './built-site.ts';
import { compress } from './compress.ts';
import { writeCopyLists } from './copy-lists.ts';
import { filesBelow } from './files.ts';
import { flattenPages } from './flatten-pages.ts';
import { inlineHead } from './inline-head.ts';
import { takeStandIns } from './stand-ins.ts';
import { writeWorker } from './worker.ts';

/* Makes what React Router has built into a folder that any static host serves as decided. */

// The fallback for pages that are not prerendered (all are), and the data of plain files.
rmSync(join(site, '__spa-fallback.html'), { force: true });
for (const file of filesBelow(site, '.xml.data', '.txt.data', '.webmanifest.data')) rmSync(file);

flattenPages(site);
const inline = await inlineHead(site);
takeStandIns(site);
await writeWorker(site);

const addressed = addressedOf(loadContent());
writeFileSync(join(site, '_headers'), headersFile(inline));
writeFileSync(join(site, '_redirects'), redirectsFile(addressed));

await compress(site);
// They say what is sent, and so come last.
writeCopyLists(site);
await compress(join(site, 'offline'), ['.json']);
