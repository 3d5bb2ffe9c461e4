import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { loadContent } from '../../../app/content/content.server.ts';
import { photoKey } from '../../../app/pictures/local-photos.ts';
import { photosOf } from '../../../app/content/photos.ts';
import { hostedSource } from '../../../app/pictures/photo.ts';
import { root } from '../../run/npm.mjs';
import { bringPhotos, removePhotos, type Wanted } from './run.ts';

const places = {
  folder: join(root, 'public/photos'),
  record: join(root, 'app/pictures/local-photos.json'),
};

if (process.argv.includes('--undo')) {
  removePhotos(places);
  console.log('Photos come from their hosts again, from the next build on.');
} else {
  const content = loadContent();
  const { site } = content;
  const wanted = new Map<string, Wanted>();
  for (const { photo } of photosOf(content)) {
    if (photo.host === 'own') continue;
    const { candidates, author, licence, licenceUrl, page } = hostedSource({
      ...photo,
      local: undefined,
    });
    const key = photoKey(photo);
    const address = candidates.at(-1)?.url ?? page;
    wanted.set(key, { key, address, credit: { author, licence, licenceUrl, page } });
  }
  const headers = { 'User-Agent': `photos:local of ${site.origin} (${site.email})` };
  const { there, left } = await bringPhotos(
    [...wanted.values()],
    places,
    {
      ask: (address, init) => fetch(address, { ...init, headers }),
      wait: (milliseconds) => wait(milliseconds),
      timeout: 60_000,
      heaviest: 25_000_000,
      attempts: 5,
      pause: 1500,
    },
    console.log,
  );
  console.log(
    `${there} photos are on our own host from the next build on, ${left} still come from theirs.` +
      (left > 0 ? ' Run it again later: what is there is not fetched twice.' : ''),
  );
  if (left > 0) process.exitCode = 1;
}
