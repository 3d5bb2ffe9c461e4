import { closedPlaces } from './support/closed-places.ts';
import { serveMadeUp } from './support/copy-with-made-up.ts';
import { ownPhotos } from './support/own-photos.ts';
import { shownNotices } from './support/shown-notices.ts';
import { test } from './support/test.ts';

// One worker, because the copy is built for each.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof serveMadeUp>> | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await serveMadeUp();
});
test.afterAll(() => site?.stop());

const at = (path: string) => (site?.origin ?? '') + path;

test.describe('notices', () => shownNotices(at));
test.describe('closed places', () => closedPlaces(at));
test.describe('own photos', () => ownPhotos(at));
