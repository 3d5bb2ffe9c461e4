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

// Open: React puts the preloads in anew for each language, and Chromium asks the cache again.
test.fixme('a change of language fetches each font once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await open(page, paths.guide('en'));
  await chooseLanguage(page, 'en', 'ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.evaluate(() => document.fonts.ready);
  await chooseLanguage(page, 'ar', 'tr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});
