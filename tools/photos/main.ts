import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { today } from '../../app/days.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { checkPhotos } from './check.ts';
import { storedLinks } from './stored.ts';

/*
 * Asks the hosts of the external photos whether everything that the site wants of them is there.
 * Nothing else runs this: it needs the internet, and what it says changes from day to day.
 */

const { site, destinations, articles } = loadContent();

const photos = [...destinations, ...articles].flatMap(({ folder, facts }) =>
  facts.photos.map((photo, index) => {
    const { candidates, page } = photoSource({ ...photo, local: undefined });
    const images = candidates.map(({ url }) => url);
    return { name: `${folder}, photo ${index + 1}`, images, page };
  }),
);

/** What articles rest on, with `-- --sources`: each a page. */
const sources = articles.flatMap(({ folder, facts }) =>
  facts.sources.flatMap(({ name, url }) =>
    url === undefined ? [] : [{ name: `${folder}, source: ${name}`, images: [], page: url }],
  ),
);
const asked = process.argv.includes('--sources') ? [...photos, ...sources] : photos;

// Wikimedia wants to know who asks.
const headers = { 'User-Agent': `photos:check of ${site.origin} (${site.email})` };

const { isFine, lines, wrong } = await checkPhotos(asked, {
  ask: (address, init) => fetch(address, { ...init, headers }),
  timeout: 20_000,
  heaviest: 1_500_000,
  atOnce: 3,
});
console.log(lines.join('\n'));
mkdirSync(dirname(storedLinks), { recursive: true });
writeFileSync(storedLinks, JSON.stringify({ date: today(), wrong }));
if (!isFine) process.exitCode = 1;
