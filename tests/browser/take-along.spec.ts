import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { driverNames } from '../../app/offline/driver-names.server.ts';
import { copyCache, copyList } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { builtList, builtPage, shortList } from './support/copy-of-site.ts';
import { test, type Site } from './support/lost-network.ts';
import { comeBack } from './support/page-cache.ts';
import { expect, hydrated, open } from './support/test.ts';
import { blockTitle, destinationWords, say } from './support/words.ts';

// Saving the offline copy of the guide, and how that can fail.

const panelOf = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: say(locale, 'copy.title') });

const press = (page: Page, key: Parameters<typeof say>[1], locale: Locale = 'en') =>
  panelOf(page, locale)
    .getByRole('button', { name: say(locale, key), exact: true })
    .click();

const says = (page: Page, key: Parameters<typeof say>[1], locale: Locale = 'en') =>
  expect(panelOf(page, locale)).toContainText(say(locale, key));

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits until no unfinished saving is noted for the next page. */
const notNoted = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'copying-en' in sessionStorage)).toBe(false);

/** Two pages, and the second one's content in the next deployment. */
const few = ['/contact', '/credits'] as const;
const next = '<!doctype html><title>Next</title><h1>The next deployment</h1>';
const list = copyList('en');

/** Starts saving and waits for progress; returns what lets the last file, the credits, arrive. */
async function startWithoutCredits(page: Page, site: Site) {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.answers.set(list, shortList('1', few));
  site.answers.set('/credits', async () => {
    await promise;
    return { body: builtPage('/credits') };
  });
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await expect(panelOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  return resolve;
}

test('with an offline copy every page opens offline with its pictures and fonts', async ({
  page,
  site,
}) => {
  const { files } = builtList('en');
  await open(page, paths.takeAlong('en'));
  await expect(panelOf(page)).toContainText('MB');
  await press(page, 'copy.start');
  await says(page, 'copy.done');
  await says(page, 'copy.newest');
  site.lose();

  // Every file, through the worker.
  const gone = await page.evaluate(
    async (addresses) => {
      const answers = await Promise.all(
        addresses.map(async (address) => {
          const response = await fetch(address).catch(() => undefined);
          return response?.ok ? [] : [address];
        }),
      );
      return answers.flat();
    },
    files.map(([address]) => address),
  );
  expect(gone).toEqual([]);

  await page.goto(paths.destination('en', 'ephesus'));
  await expect(title(page)).toHaveText(destinationWords('en', 'ephesus').title);
  await hydrated(page);
  const shown = await page.evaluate(async () => {
    await document.fonts.ready;
    const first = document.querySelector<HTMLImageElement>('main img');
    await first?.decode();
    return [(first?.naturalWidth ?? 0) > 0, document.fonts.check('640 40px "Latin Display"')];
  });
  expect(shown).toEqual([true, true]);

  await page.goto(paths.destinations('en', 'beach'));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goto(paths.search('en', 'balloon'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /balloon/i })
      .first(),
  ).toBeVisible();

  await page.goto(`${paths.plan('en')}?stops=istanbul.3,ephesus.2&from=2027-05-03`);
  const ephesus = destinationWords('en', 'ephesus').title;
  await expect(
    page.getByRole('button', { name: say('en', 'plan.remove', { place: ephesus }), exact: true }),
  ).toBeVisible();
  const map = page.getByRole('list', { name: say('en', 'plan.map') });
  await map.scrollIntoViewIfNeeded();
  expect(
    await map.evaluate(async (places) => {
      const baseMap = places.parentElement?.querySelector('img');
      await baseMap?.decode();
      return baseMap?.naturalWidth ?? 0;
    }),
  ).toBeGreaterThan(0);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: say('en', 'plan.calendar') }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);

  await page.goto(paths.takeAlong('en'));
  await expect(panelOf(page)).toContainText(String(builtList('en').pages));
});

test('an interrupted saving continues where it stopped', async ({ page, site }) => {
  site.answers.set(list, shortList('1', few));
  // The network fails midway.
  site.answers.set('/credits', () => undefined);
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
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
  site.answers.set(list, shortList('1', few));
  site.answers.set('/credits', () => {
    site.answers.set(list, shortList('2', few, { '/credits': next }));
    return { body: next };
  });
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await says(page, 'copy.done');
  await says(page, 'copy.newest');
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(page.getByRole('heading')).toHaveText('The next deployment');
});

test('an old copy stays until the new one is complete, also if storage is full', async ({
  page,
  site,
}) => {
  site.answers.set(list, shortList('1', few));
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await says(page, 'copy.done');

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
  await footer.getByRole('link', { name: say('en', 'privacy.title') }).click();
  await expect(title(page)).toHaveText(say('en', 'privacy.title'));
  const asked = () => site.asked.filter((path) => path === '/credits').length;
  await expect.poll(asked).toBe(2);
  await footer.getByRole('link', { name: say('en', 'takeAlong.title') }).click();
  await expect(panelOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  arrive();
  await says(page, 'copy.done');
  await says(page, 'copy.newest');
  // Fetched files were not fetched again.
  expect(site.asked.filter((path) => path === '/contact')).toHaveLength(1);

  // Nothing is left to continue.
  site.asked.length = 0;
  await open(page, paths.privacy('en'));
  await page.waitForLoadState('networkidle');
  expect(site.asked).not.toContain(list);
});

test('the copy of an earlier version of the site opens with its own files', async ({
  page,
  site,
}) => {
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
      await put('/guide.data', 'text/x-script', 'its data');
    },
    copyCache('en', 'old'),
  );
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(page).toHaveTitle('Its script runs');
  const data = await page.evaluate(async () => (await fetch('/guide.data?_routes=guide')).text());
  expect(data).toBe('its data');
});

test('two tabs save one copy', async ({ page, context, site }) => {
  const arrive = await startWithoutCredits(page, site);
  const other = await context.newPage();
  await open(other, paths.takeAlong('en'));
  await says(other, 'copy.elsewhere');
  await expect(panelOf(other).getByRole('button')).toHaveCount(0);
  arrive();
  await says(page, 'copy.done');
  await says(other, 'copy.newest');
});

test('files that the browser evicted are fetched again, and a redirect is followed once', async ({
  page,
  site,
}) => {
  site.answers.set(list, shortList('1', few));
  site.answers.set('/contact', { status: 308, location: '/moved' });
  site.answers.set('/moved', { body: builtPage('/contact') });
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await says(page, 'copy.done');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/credits');
  });
  await page.reload();
  await says(page, 'copy.missing');
  await press(page, 'copy.repair');
  await says(page, 'copy.newest');
  site.lose();
  for (const address of few) {
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(title(page)).not.toHaveText(say('en', 'offline.title'));
  }
});

test('all stored data can be deleted on the privacy page', async ({ page, site }) => {
  site.answers.set(copyList('ar'), shortList('1', ['/ar/contact']));
  await open(page, paths.takeAlong('ar'));
  await press(page, 'copy.start', 'ar');
  await says(page, 'copy.done', 'ar');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('ar', 'privacy.title') })
    .click();
  await page
    .getByRole('button', { name: `${say('ar', 'privacy.forget')}: ${say('ar', 'privacy.pages')}` })
    .click();
  await expect(page.getByRole('status')).toContainText([say('ar', 'privacy.pages')]);
  expect(
    await page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('copy')),
    ),
  ).toEqual([]);
});

test('after Back the page no longer says that a deleted copy is saved', async ({ page, site }) => {
  site.answers.set(list, shortList('1', few));
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await says(page, 'copy.done');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await comeBack(page);
  await expect(page.getByRole('button', { name: say('en', 'copy.start') })).toBeVisible();
  await expect(page.getByText(say('en', 'copy.done'))).toHaveCount(0);
});

/** What browsers lack or refuse. */
const refusals = {
  'without a worker': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'where caches are switched off': () => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
  },
};

test('a cache that refuses only when it is opened says so', async ({ page, site }) => {
  site.answers.set(list, shortList('1', few));
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await says(page, 'copy.impossible');
});

for (const [where, refuse] of Object.entries(refusals)) {
  const locale = 'ar';
  test(`${locale}: ${where} the page says that nothing can be kept`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page, paths.takeAlong(locale));
    await says(page, 'copy.impossible', locale);
    await expect(page.getByRole('link', { name: '112', exact: true })).toHaveAttribute(
      'href',
      'tel:112',
    );
  });
}

const [firstPlace] = driverNames('en');
const signs = firstPlace?.sights.map(({ turkish }) => turkish) ?? [];

test('the emergency card and the names for a driver come before saving', async ({ page }) => {
  await open(page, paths.takeAlong('en'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    blockTitle('en', 'emergency-card'),
    say('en', 'copy.driver'),
    say('en', 'copy.title'),
  ]);
  const [sign = ''] = signs;
  const name = main.getByText(sign, { exact: true });
  await expect(name).toBeHidden();
  await main.getByText(firstPlace?.turkish ?? '', { exact: true }).click();
  await expect(name).toBeVisible();
});

test('the names for a driver are printed', async ({ page }) => {
  await open(page, paths.takeAlong('en'));
  await page.emulateMedia({ media: 'print' });
  expect(signs).not.toEqual([]);
  for (const sign of signs)
    await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
});
