import sharp from 'sharp';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expect, test } from './support/test.ts';
import { experiences, say, site } from './support/words.ts';

for (const locale of locales) {
  test(`${locale}: right after load the text of the whole page can be found`, async ({ page }) => {
    await page.goto(paths.home(locale), { waitUntil: 'load' });
    const text = await page.evaluate(() => document.body.innerText);
    for (const words of [
      say(locale, 'home.popularDestinations'),
      ...experiences.map(({ translations }) => translations[locale].frontMatter.description),
      say(locale, 'contact.title'),
      say(locale, 'footer.promise'),
      say(locale, 'footer.privacy'),
      site.email,
    ]) {
      expect.soft(text).toContain(words);
    }
  });
}

test('right after load the whole page is laid out and in a full-page screenshot', async ({
  page,
}) => {
  await page.goto(paths.home('en'), { waitUntil: 'load' });
  const skipped = await page
    .locator('main section, main article, footer nav')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
        .map((part) => part.textContent.slice(0, 40)),
    );
  expect(skipped).toEqual([]);
  const end = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY);
  const { height } = await sharp(await page.screenshot({ fullPage: true })).metadata();
  expect(Math.abs(height - end)).toBeLessThanOrEqual(2);
});
