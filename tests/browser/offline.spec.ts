import type { Page } from '@playwright/test';
import { copyCache, dataOf, seenCaches } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { bundleWorker } from '../../tools/build/worker.ts';
import { meteredLine } from '../support/line.ts';
import { test } from './support/lost-network.ts';
import { expect, hydrated, open } from './support/test.ts';
import { articleWords, destinationWords, say } from './support/words.ts';

/* What was seen can be seen again when the network is gone. */

/** What the browser does not keep of a page: its document, its data, its own script and sheet, and all files that were loaded. */
const missing = (page: Page, address: string) =>
  page.evaluate(
    async ({ caches: [pages, data, files], addresses: [document, json] }) => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/'));
      const inFiles = await caches.open(files);
      const kept = await (await caches.open(pages)).match(document);
      const html = (await kept?.text()) ?? '';
      const [, script = ''] = /data-page="([^"]+)"/.exec(html) ?? [];
      const [, sheet = ''] = /href="([^"]+)" disabled/.exec(html) ?? [];
      const wanted = [script, sheet, ...loaded];
      const found = await Promise.all([
        (await caches.open(data)).match(json),
        ...wanted.map((file) => inFiles.match(file)),
      ]);
      return [json, ...wanted].filter((_, index) => !found[index]);
    },
    {
      caches: [seenCaches.pages, seenCaches.data, seenCaches.files] as const,
      addresses: [address, dataOf(address)] as const,
    },
  );

const kept = (page: Page, address: string) =>
  expect.poll(() => missing(page, address), address).toEqual([]);

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const locale of ['ar'] as const) {
  test(`${locale}: a page that was seen opens again, and others say what is at hand`, async ({
    page,
    site,
  }) => {
    await open(page, paths.guide(locale));
    await kept(page, paths.guide(locale));
    site.lose();

    await page.goto(paths.guide(locale));
    await expect(title(page)).toHaveText(say(locale, 'guide.title'));
    await hydrated(page);

    await page.goto(paths.contact(locale));
    await expect(page).toHaveURL(paths.contact(locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(title(page)).toHaveText(say(locale, 'offline.title'));
    await expect(page.getByRole('main')).toContainText(say(locale, 'offline.text'));
    await page
      .getByRole('region', { name: say(locale, 'offline.atHand') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(paths.guide(locale));
    await expect(title(page)).toHaveText(say(locale, 'guide.title'));

    // The address that was asked for is still there to be asked for again.
    await page.goto(paths.contact(locale));
    site.find();
    await page.getByRole('link', { name: say(locale, 'error.reload') }).click();
    await expect(title(page)).toHaveText(say(locale, 'contact.title'));
  });
}

test('what is on its way while the worker takes over is kept, too', async ({ page, site }) => {
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
});

test('pages that were reached in place come back, in place and loaded whole', async ({
  page,
  site,
}) => {
  await open(page, paths.guide('en'));
  await kept(page, paths.guide('en'));
  const { title: words } = articleWords('en', 'istanbul');
  await page.getByRole('main').getByRole('link', { name: words }).first().click();
  await expect(title(page)).toHaveText(words);
  await kept(page, paths.article('en', 'istanbul'));
  site.lose();

  await page.goBack();
  await expect(title(page)).toHaveText(say('en', 'guide.title'));
  await page.goForward();
  await expect(title(page)).toHaveText(words);
  await page.reload();
  await expect(title(page)).toHaveText(words);

  // In place, to where nobody has been; a touch, so that nothing waits for an idle moment.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('en', 'credits.title') })
    .click();
  await expect(page).toHaveURL(paths.credits('en'));
  await expect(title(page)).toHaveText(
    new RegExp(`${say('en', 'error.title')}|${say('en', 'offline.title')}`),
  );
  await expect(
    page.getByRole('region', { name: say('en', 'offline.atHand') }).getByRole('link'),
  ).toHaveCount(2);
});

test('a page that was loaded whole is styled when it is reached in place', async ({
  page,
  site,
}) => {
  await open(page, paths.contact('en'));
  await kept(page, paths.contact('en'));
  await open(page, paths.guide('en'));
  await kept(page, paths.guide('en'));
  site.lose();
  await page.evaluate(() => document.documentElement.setAttribute('data-in-place', ''));
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: say('en', 'nav.contact') })
    .click();
  await expect(title(page)).toHaveText(say('en', 'contact.title'));
  const sheet = page.locator('link[rel=stylesheet][href*="/contact-"]');
  await expect
    .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true);
  // Without its styles it would have been loaded whole.
  await expect(page.locator('html[data-in-place]')).toBeAttached();
});

test('a query and another spelling lead to the page that is at hand', async ({ page, site }) => {
  await open(page, paths.destinations('en'));
  await kept(page, paths.destinations('en'));
  await open(page, paths.destination('en', 'blacksea'));
  await kept(page, paths.destination('en', 'blacksea'));
  site.lose();

  await page.goto(paths.destinations('en', 'beach'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(paths.destinations('en', 'beach'));
  await page.goto('/destinations/Black%20Sea');
  await expect(page).toHaveURL(paths.destination('en', 'blacksea'));
  await expect(title(page)).toHaveText(destinationWords('en', 'blacksea').title);
});

test('the newest is shown while there is a network, and what was typed stays', async ({
  page,
  site,
}) => {
  await open(page, paths.contact('en'));
  await kept(page, paths.contact('en'));
  const message = page.getByRole('textbox').last();
  await message.fill('Two people, in May');
  // Another worker, as a deployment brings it: it takes over at once.
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
  await expect(page.locator('html[data-hydrated]')).toBeAttached();

  site.answers.set(paths.contact('en'), { body: '<h1>The next deployment</h1>' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The next deployment');
});

test.describe('with Save-Data', () => {
  test.use({ line: meteredLine });

  test('there is no worker', async ({ page }) => {
    await open(page, paths.contact('en'));
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});

test('a deployment without a worker takes it away, and all that it kept', async ({
  page,
  site,
}) => {
  await open(page, paths.guide('en'));
  await kept(page, paths.guide('en'));
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

test('without a network a quiet line says so', async ({ page, context }) => {
  await open(page, paths.contact('tr'));
  const line = page.getByRole('status').getByText(say('tr', 'offline.line'));
  await expect(line).toHaveCount(0);
  // A worker whose script is still on its way would complain of the network.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});
