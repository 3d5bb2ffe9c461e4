import { paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { expect, test } from './support/test.ts';
import { holdBack } from './support/before-scripts.ts';
import { fontsInUse } from './support/fonts-in-place.ts';

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: a page uses its web fonts, and shows its text before they load`, async ({
    page,
  }) => {
    const released = await holdBack(page, /\.woff2$/);
    await page.goto(paths.home(locale), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loading')
        .map(({ display }) => display),
    );
    expect(new Set(shown)).toEqual(new Set(['swap']));
    released();
    const script = locale === 'ar' ? 'Arabic' : 'Latin';
    await expect
      .poll(() => page.evaluate(fontsInUse))
      .toEqual(expect.arrayContaining([`${script} Display`, `${script} Text`]));
  });
}

test('a change of language downloads each font once', async ({ context }) => {
  // Playwright's routes switch the browser's cache off; this page has no photos that need them.
  const page = await context.newPage();
  const downloads: string[] = [];
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const fromMemory = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId));
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const cached = response.fromDiskCache === true || fromMemory.has(requestId);
    if (type === 'Font' && !cached) downloads.push(new URL(response.url).pathname);
  });
  await page.goto(paths.contact('en'));
  for (const [from, to] of [
    ['en', 'ar'],
    ['ar', 'tr'],
    ['tr', 'en'],
  ] as const) {
    await chooseLanguage(page, from, to);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(fontsInUse)).not.toEqual([]);
  }
  expect(downloads.length).toBeGreaterThan(2);
  expect(downloads.toSorted()).toEqual([...new Set(downloads)].toSorted());
});
