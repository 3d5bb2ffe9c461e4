import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { copyCache, pageTitles, fallbackPage, fallbackCache } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { bundleWorker } from '../../tools/build/worker.ts';
import { builtPage, shortList } from './support/copy-of-site.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/lost-network.ts';
import { few, kept, list, next, press, says, see, title } from './support/offline-copy.ts';
import { expect, hydrated, idle, open } from './support/test.ts';
import { articleWords, linkIn, regionIn, say, titleOfPlace, tripWords } from './support/words.ts';
import { meteredLine } from '../support/line.ts';

const fallbackCached = (page: Page, locale: Locale) =>
  expect
    .poll(() =>
      page.evaluate(
        async ({ name, addresses }) => {
          const cache = await caches.open(name);
          return Promise.all(addresses.map(async (one) => (await cache.match(one)) !== undefined));
        },
        { name: fallbackCache, addresses: [fallbackPage(locale), pageTitles(locale)] },
      ),
    )
    .toEqual([true, true]);

test('a visited page opens offline, and others list the cached pages', async ({ page, site }) => {
  const locale = 'ar';
  const { title: article } = articleWords(locale, 'istanbul');
  await see(page, paths.guide(locale));
  await fallbackCached(page, locale);
  await page.getByRole('main').getByRole('link', { name: article }).first().click();
  await expect(title(page)).toHaveText(article);
  await hydrated(page);
  await kept(page, paths.article(locale, 'istanbul'));
  site.lose();

  await page.reload();
  await expect(title(page)).toHaveText(article);
  await page.goBack();
  await expect(title(page)).toHaveText(say(locale, 'guide.title'));
  await hydrated(page);

  await page.goto(paths.contact(locale));
  await expect(page).toHaveURL(paths.contact(locale));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(title(page)).toHaveText(say(locale, 'offline.title'));
  await expect(page.getByRole('main')).toContainText(say(locale, 'offline.text'));
  await regionIn(page, locale, 'offline.cached').getByRole('link').first().click();
  await expect(page).toHaveURL(paths.guide(locale));
  await expect(title(page)).toHaveText(say(locale, 'guide.title'));

  // The fallback keeps the requested address, so that a reload can load it.
  await page.goto(paths.contact(locale));
  site.find();
  await linkIn(page, locale, 'error.reload').click();
  await expect(title(page)).toHaveText(say(locale, 'contact.title'));
});

test(
  'a visited page opens while its host is in trouble, and no page is kept as a script',
  nightly,
  async ({ page, site }) => {
    await see(page, paths.guide('en'));
    const trouble = { status: 503, body: '<h1>We are back soon</h1>' };
    site.answers.set(paths.guide('en'), trouble).set(paths.contact('en'), trouble);
    await page.goto(paths.guide('en'));
    await expect(title(page)).toHaveText(say('en', 'guide.title'));
    await page.goto(paths.contact('en'));
    await expect(page.getByRole('heading')).toHaveText('We are back soon');

    await page.goto(paths.guide('en'));
    const script = '/assets/once.js';
    const read = () => page.evaluate(async (file) => (await fetch(file)).text(), script);
    site.answers.set(script, { body: '<h1>Maintenance</h1>' });
    expect(await read()).toContain('Maintenance');
    site.answers.set(script, { type: 'text/javascript', body: 'ready' });
    expect(await read()).toBe('ready');
  },
);

test(
  'files that load while the worker takes over are cached too',
  nightly,
  async ({ page, site }) => {
    const late = '/assets/late.js';
    const { promise: itsTime, resolve: come } = Promise.withResolvers<void>();
    site.answers.set(late, async () => {
      await itsTime;
      return { type: 'text/javascript' };
    });
    await page.addInitScript((file) => void fetch(file), late);
    await open(page, paths.contact('en'));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    come();
    await page.waitForFunction((file) => performance.getEntriesByName(origin + file)[0], late);
    await kept(page, paths.contact('en'));
  },
);

test(
  'a cached page opens offline with a query and in another spelling',
  nightly,
  async ({ page, site }) => {
    await see(page, paths.destinations('en'));
    await see(page, paths.destination('en', 'blacksea'));
    await see(page, paths.compare('en'));
    await see(page, paths.plan('en'));
    site.lose();

    await page.goto(paths.destinations('en', 'beach'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(paths.destinations('en', 'beach'));
    await page.goto('/destinations/Black%20Sea');
    await expect(page).toHaveURL(paths.destination('en', 'blacksea'));
    await expect(title(page)).toHaveText(titleOfPlace('en', 'blacksea'));
    await page.goto(paths.plan('en', 'stops=istanbul.3'));
    await expect(regionIn(page, 'en', 'plan.days').getByRole('listitem')).toHaveCount(4);
    await page.goto(paths.compare('en', ['few-stairs', 'blacksea']));
    await expect(page.getByRole('columnheader')).toHaveText([
      tripWords('en', 'few-stairs').title,
      titleOfPlace('en', 'blacksea'),
    ]);
  },
);

test(
  'a page whose address a host redirects meanwhile opens again',
  nightly,
  async ({ page, site }) => {
    const body = builtPage('/contact');
    const answers = [{ body }].values();
    site.answers.set('/contact', () => answers.next().value ?? { status: 308, location: '/moved' });
    site.answers.set('/moved', { body });
    await see(page, paths.contact('en'));
    site.lose();
    await page.goto(paths.contact('en'));
    await expect(title(page)).toHaveText(say('en', 'contact.title'));
  },
);

test('the newest is shown while there is a network, and what was typed stays', async ({
  page,
  site,
}) => {
  await see(page, paths.contact('en'));
  const message = page.getByRole('textbox').last();
  await message.fill('Two people, in May');
  // The worker of a new deployment takes over at once.
  const worker = await bundleWorker('main');
  site.answers.set('/sw.js', { type: 'text/javascript', body: `${worker}\n// another` });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await registration.update();
    await changed;
  });
  await expect(message).toHaveValue('Two people, in May');

  site.answers.set(paths.contact('en'), { body: '<h1>The next deployment</h1>' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The next deployment');
});

test('the page of a copy is shown, not that of an earlier visit', async ({ page, site }) => {
  await see(page, paths.credits('en'));
  site.answers.set(list, shortList('1', few, { '/credits': next })).set('/credits', { body: next });
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
  await says(page, 'copy.done');
  site.lose();
  await page.goto(paths.credits('en'));
  await expect(page.getByRole('heading')).toHaveText('The next deployment');
});

test('a deployment without a worker removes it and its caches', nightly, async ({ page, site }) => {
  await see(page, paths.guide('en'));
  await page.evaluate((name) => caches.open(name), copyCache('en', '1'));
  site.answers.set('/sw.js', { type: 'text/javascript', body: await bundleWorker('remove') });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([0, 0]);
  await expect(title(page)).toHaveText(say('en', 'guide.title'));
});

test.describe('with Save-Data', () => {
  test.use({ line: meteredLine });

  test('there is no worker', nightly, async ({ page }) => {
    await open(page, paths.contact('en'));
    await idle(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});

test('offline a line says so', nightly, async ({ page, context }) => {
  await open(page, paths.contact('tr'));
  const line = page.getByRole('status').getByText(say('tr', 'offline.line'));
  await expect(line).toBeHidden();
  // Installing the worker offline would log an error.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await context.setOffline(false);
  await expect(line).toBeHidden();
});
