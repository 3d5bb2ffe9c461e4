import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

/** Addresses of preloaded fonts that no letter of the page is set in. */
function unusedPreloads() {
  const facesInUse = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded' || status === 'loading')
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`),
  );
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      source: style.getPropertyValue('src'),
      face: `${style.getPropertyValue('font-family').replaceAll('"', '')} ${style.getPropertyValue('unicode-range')}`,
    }));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => {
      const faces = rules.filter(({ source }) => source.includes(path)).map(({ face }) => face);
      return !faces.some((face) => facesInUse.has(face));
    });
}

for (const locale of locales) {
  test(`${locale}: every font that is loaded early is used on the page`, async ({ page }) => {
    test.slow();
    for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const preloads = page.locator('link[rel=preload][as=font]');
      expect.soft(await preloads.count(), name).toBeGreaterThan(0);
      expect.soft(await page.evaluate(unusedPreloads), name).toEqual([]);
    }
  });
}

test('a change of language downloads each font once', async ({ browser, baseURL }) => {
  // Stubbed hosts would switch the browser's cache off, so this visit has none; it meets no photo.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
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
  }
  expect(downloads.length).toBeGreaterThan(2);
  expect(downloads.toSorted()).toEqual([...new Set(downloads)].toSorted());
  await context.close();
});
