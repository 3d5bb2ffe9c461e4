import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadContent } from '../app/content/load.server.ts';
import { builtSite } from './built-site.ts';
import { compress } from './finish/compress.ts';
import { deferScripts } from './finish/defer-scripts.ts';
import { filesBelow } from './finish/files.ts';
import { flattenPages } from './finish/flatten-pages.ts';
import { headersFile } from './headers.ts';
import { addressedOf, redirectsFile } from './redirects.ts';

/* Makes what React Router has built into a folder that any static host serves as decided. */

const site = builtSite;

// The fallback for pages that are not prerendered (all are), the data of plain files, and the
// server build's copy of the stylesheet.
rmSync(join(site, '__spa-fallback.html'), { force: true });
rmSync(join(site, '.vite'), { recursive: true, force: true });
for (const file of filesBelow(site, '.xml.data', '.txt.data', '.webmanifest.data')) rmSync(file);

const home = readFileSync(join(site, 'index.html'), 'utf8');
for (const file of filesBelow(site, '.css')) if (!home.includes(basename(file))) rmSync(file);

flattenPages(site);
deferScripts(site, join(import.meta.dirname, '../app/boot.js'));

writeFileSync(join(site, '_headers'), headersFile());
writeFileSync(join(site, '_redirects'), redirectsFile(addressedOf(loadContent())));

await compress(site);
