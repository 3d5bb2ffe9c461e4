import { driverNames } from '../../app/offline/driver-names.server.ts';
import { copyList } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { builtList, shortList } from './support/copy-of-site.ts';
import { test } from './support/lost-network.ts';
import { comeBack } from './support/page-cache.ts';
import { expect, hydrated, open } from './support/test.ts';
import { blockTitle, buttonIn, forgetIn, linkIn, say, titleOfPlace } from './support/words.ts';
import {
  panelOf,
  press,
  saveFew,
  says,
  startSaving,
  startWithoutCredits,
  title,
} from './support/offline-copy.ts';
import { fileOf } from './support/planner-folds.ts';

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
  await expect(title(page)).toHaveText(titleOfPlace('en', 'ephesus'));
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
  const ephesus = titleOfPlace('en', 'ephesus');
  await expect(buttonIn(page, 'en', 'plan.more', { place: ephesus })).toBeVisible();
  const map = page.getByRole('list', { name: say('en', 'plan.map') });
  await map.scrollIntoViewIfNeeded();
  expect(
    await map.evaluate(async (places) => {
      const baseMap = places.parentElement?.querySelector('img');
      await baseMap?.decode();
      return baseMap?.naturalWidth ?? 0;
    }),
  ).toBeGreaterThan(0);
  expect(await fileOf(page, 'en', 'plan.calendar')).toMatch(/^BEGIN:VCALENDAR/);

  await page.goto(paths.takeAlong('en'));
  await expect(panelOf(page)).toContainText(String(builtList('en').pages));
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

test('the saved guide is deleted on the privacy page', async ({ page, site }) => {
  site.answers.set(copyList('ar'), shortList('1', ['/ar/contact']));
  await open(page, paths.takeAlong('ar'));
  await press(page, 'copy.start', 'ar');
  await says(page, 'copy.done', 'ar');
  await linkIn(page.getByRole('contentinfo'), 'ar', 'privacy.title').click();
  await forgetIn(page, 'ar', 'privacy.pages').click();
  await expect(page.getByRole('status')).toContainText([say('ar', 'privacy.pages')]);
  expect(
    await page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('copy')),
    ),
  ).toEqual([]);
});

test('after Back the page no longer says that a deleted copy is saved', async ({ page, site }) => {
  await saveFew(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await comeBack(page);
  await expect(buttonIn(page, 'en', 'copy.start')).toBeVisible();
  await expect(page.getByText(say('en', 'copy.done'))).toHaveCount(0);
});

test('a cache that refuses only when it is opened says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await startSaving(page, site);
  await says(page, 'copy.impossible');
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

test('the guide can be saved where the browser takes a working line for none', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await saveFew(page, site);
});
