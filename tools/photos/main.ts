import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContent } from '../../app/content/load.server.ts';
import { hostedPhotosOf, photosOf } from '../../app/content/photos.ts';
import { today } from '../../app/days.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { checkPhotos } from './check.ts';
import { storedLinks } from './stored.ts';

const content = loadContent();
const { site, articles } = content;

const photos = hostedPhotosOf(content).map(({ folder, number, photo }) => {
  const { candidates, page } = photoSource({ ...photo, local: undefined });
  return {
    name: `${folder}, photo ${number}`,
    images: candidates.map(({ url }) => url),
    page,
  };
});

const sources = articles.flatMap(({ folder, facts }) =>
  facts.sources.flatMap(({ name, url }) =>
    url === undefined ? [] : [{ name: `${folder}, source: ${name.en}`, images: [], page: url }],
  ),
);

// Wikimedia refuses requests that do not say who asks.
const headers = { 'User-Agent': `photos:check of ${site.origin} (${site.email})` };

const { lines, wrong } = await checkPhotos(
  process.argv.includes('--sources') ? [...photos, ...sources] : photos,
  {
    ask: (address, init) => fetch(address, { ...init, headers }),
    timeout: 20_000,
    heaviest: 1_500_000,
    atOnce: 3,
  },
);
console.log(lines.join('\n'));
console.log(
  `our own photos, checked with the content: ${photosOf(content).length - photos.length}`,
);
mkdirSync(dirname(storedLinks), { recursive: true });
writeFileSync(storedLinks, JSON.stringify({ date: today(), wrong }));
if (wrong.length > 0) process.exitCode = 1;
