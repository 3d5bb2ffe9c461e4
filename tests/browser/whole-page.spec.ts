import sharp from 'sharp';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expect, test } from './support/test.ts';
import { experiences, say, site } from './support/words.ts';

/* A page is whole when it is loaded: for who searches in it, listens to it, or has it read aloud. */

for (const locale of locales) {
  test(`${locale}: right after load a page has all its words, down to its end`, async ({
    page,
  }) => {
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

test('right after load each part of a page is laid out, and a picture of the whole page has it', async ({
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
