import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../app/paths.ts';
import { openMore } from './support/planner-folds.ts';
import { expect, open, test } from './support/test.ts';
import { experiences, say, site } from './support/words.ts';

// Find in page, screen readers and reading modes need the whole page right after load.

const notLaidOut = (page: Page) =>
  page
    .locator('main section, main article, footer nav')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
        .map((part) => part.textContent.slice(0, 40)),
    );

test('right after load the whole page is laid out, in the text of the page and in a screenshot', async ({
  page,
}) => {
  await page.goto(paths.home('en'), { waitUntil: 'load' });
  const text = await page.evaluate(() => document.body.innerText);
  for (const words of [
    say('en', 'home.popularDestinations'),
    ...experiences.map(({ translations }) => translations.en.frontMatter.description),
    say('en', 'contact.title'),
    say('en', 'footer.promise'),
    say('en', 'footer.privacy'),
    site.email,
  ]) {
    expect.soft(text).toContain(words);
  }
  expect(await notLaidOut(page)).toEqual([]);
  const end = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY);
  const { height } = await sharp(await page.screenshot({ fullPage: true })).metadata();
  expect(Math.abs(height - end)).toBeLessThanOrEqual(2);
});

test('the whole of a planned trip is laid out, also what is below the window', async ({ page }) => {
  await open(page, `${paths.plan('en')}?stops=istanbul.3,cappadocia.2,ephesus.2`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: say('en', 'plan.know') })).toBeAttached();
  await openMore(page, 'en');
  expect(await notLaidOut(page)).toEqual([]);
});
