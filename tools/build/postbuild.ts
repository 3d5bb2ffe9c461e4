import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../app/content/content.server.ts';
import { root } from '../run/npm.mjs';
import { addressedOf, redirectsFile } from '../hosts/redirects.ts';
import { builtSite as site } from './built-site.ts';
import { compress } from './compress.ts';
import { writeCopyLists } from './copy-lists.ts';
import { moveFallbackPages } from './fallback-pages.ts';
import { writeFirstScreens } from './first-screen.ts';
import { writeMovedPages } from './moved-pages.ts';
import { writePolicies } from './policies.ts';
import { writeOwnPhotos } from './own-photos.ts';
import { writeWorker } from './worker.ts';

const content = loadContent();
writeMovedPages(site, content);
await writeFirstScreens(site);
writePolicies(site);
moveFallbackPages(site);
await writeWorker(site);
writeFileSync(join(site, '_redirects'), redirectsFile(addressedOf(content)));
await writeOwnPhotos(content, join(root, 'content'), site);

await compress(site);
// The lists name compressed sizes.
writeCopyLists(site, content.moved);
await compress(join(site, 'offline'), ['.json']);
