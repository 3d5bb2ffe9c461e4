import { copyCache } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { builtPage, shortList } from './support/copy-of-site.ts';
import { test } from './support/lost-network.ts';
import { expect, hydrated, idle, open } from './support/test.ts';
import { linkIn, say } from './support/words.ts';
import {
  few,
  list,
  next,
  notNoted,
  panelOf,
  press,
  saveFew,
  says,
  startSaving,
  startWithoutCredits,
  title,
} from './support/offline-copy.ts';
import { requestsOf } from './support/requests.ts';

// Saving the offline copy of the guide, and how that can fail.

test('an interrupted saving continues where it stopped', async ({ page, site }) => {
  // The network fails midway.
  site.answers.set('/credits', () => undefined);
  await startSaving(page, site);
  await says(page, 'copy.interrupted');
  // The network is back, but one file is missing.
  site.answers.set('/credits', { status: 500 });
  await press(page, 'copy.resume');
  await says(page, 'copy.interrupted');
  await notNoted(page);
  await page.reload();
  await hydrated(page);
  site.answers.delete('/credits');
  site.asked.length = 0;
  await press(page, 'copy.resume');
  await says(page, 'copy.done');
  expect(site.asked.filter((path) => path === '/contact')).toEqual([]);
  await press(page, 'copy.remove');
  await says(page, 'copy.removed');
  await says(page, 'copy.start');
});

test('a stopped saving keeps the fetched files', async ({ page, site }) => {
  const arrive = await startWithoutCredits(page, site);
  await press(page, 'copy.stop');
  await says(page, 'copy.stopped');
  await says(page, 'copy.resume');
  arrive();
});

test('a deployment during saving: the new one is saved', async ({ page, site }) => {
  site.answers.set('/credits', () => {
    site.answers.set(list, shortList('2', few, { '/credits': next }));
    return { body: next };
  });
  await saveFew(page, site);
  await says(page, 'copy.newest');
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(page.getByRole('heading')).toHaveText('The next deployment');
});

test('an old copy stays until the new one is complete, also if storage is full', async ({
  page,
  site,
}) => {
  await saveFew(page, site);

  site.answers.set(list, shortList('2', few, { '/credits': next }));
  site.answers.set('/credits', { body: next });
  await page.reload();
  await says(page, 'copy.newer');
  // First the estimate shows too little space, then storing itself fails.
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1000, usage: 999 });
  });
  await press(page, 'copy.update');
  await says(page, 'copy.noRoom');
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({});
    Cache.prototype.put = () => {
      document.documentElement.setAttribute('data-refused', '');
      return Promise.reject(new DOMException('', 'QuotaExceededError'));
    };
  });
  await press(page, 'copy.update');
  // The same message again: it was refused, and nothing continues by itself.
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await notNoted(page);
  await says(page, 'copy.noRoom');
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(title(page)).toHaveText(say('en', 'credits.title'));

  site.find();
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.update');
  await says(page, 'copy.newest');
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(page.getByRole('heading')).toHaveText('The next deployment');
});

test('saving continues on the next page, and its own page shows the progress again', async ({
  page,
  site,
}) => {
  const arrive = await startWithoutCredits(page, site);

  const footer = page.getByRole('contentinfo');
  await linkIn(footer, 'en', 'privacy.title').click();
  await expect(title(page)).toHaveText(say('en', 'privacy.title'));
  const askedForCredits = () => site.asked.filter((path) => path === '/credits').length;
  await expect.poll(askedForCredits).toBe(2);
  await linkIn(footer, 'en', 'takeAlong.title').click();
  await expect(panelOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  arrive();
  await says(page, 'copy.done');
  await says(page, 'copy.newest');
  // Fetched files were not fetched again.
  expect(site.asked.filter((path) => path === '/contact')).toHaveLength(1);

  // Nothing is left to continue. The page that is left may still ask for the newest list.
  await notNoted(page);
  await page.goto(paths.privacy('en'), { waitUntil: 'commit' });
  const asked = requestsOf(page, new RegExp(list));
  await hydrated(page);
  await idle(page);
  expect(asked).toEqual([]);
});

test('the copy of an earlier deployment opens with its own files', async ({ page, site }) => {
  await open(page, paths.contact('en'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.evaluate(
    async (name) => {
      const cache = await caches.open(name);
      const put = (address: string, type: string, body: string) =>
        cache.put(address, new Response(body, { headers: { 'Content-Type': type } }));
      await put(
        '/credits',
        'text/html',
        '<!doctype html><title>Old</title><h1>Old</h1><script src="/assets/old-1.js"></script>',
      );
      await put('/assets/old-1.js', 'text/javascript', 'document.title = "Its script runs"');
    },
    copyCache('en', 'old'),
  );
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(page).toHaveTitle('Its script runs');
});

test('files that the browser evicted are fetched again, and a redirect is followed once', async ({
  page,
  site,
}) => {
  site.answers.set('/contact', { status: 308, location: '/moved' });
  site.answers.set('/moved', { body: builtPage('/contact') });
  await saveFew(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/credits');
  });
  await page.reload();
  await says(page, 'copy.missing');
  await press(page, 'copy.repair');
  await says(page, 'copy.newest');
  site.lose();
  for (const address of few) {
    // A page without its scripts loads itself again, which can meet the way to the next one.
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(title(tab)).toBeVisible();
    await expect(tab).toHaveURL(address);
    await expect(title(tab)).not.toHaveText(say('en', 'offline.title'));
    await tab.close();
  }
});
