import { expect, test } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { content } from '../support/texts.ts';

/* Paper, which only Chromium prints without a window. */

/** Chromium does not compress the objects of a PDF that are its pages. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('on paper the catalogue has six names with prices and pictures, and no heading ends a page', async ({
  page,
}) => {
  await page.goto(paths.destinations('en'));
  await page.emulateMedia({ media: 'print' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(content.destinations.length);
  for (const { facts, translations } of content.destinations) {
    const card = cards.filter({ hasText: translations.en.frontMatter.title });
    const title = card.getByRole('heading');
    await expect(title).toBeVisible();
    await expect(card.getByText(`$${facts.price}`).filter({ visible: true })).toHaveCount(1);
    await expect(card.getByRole('img').first()).toBeVisible();
    expect(
      await title.evaluate((heading) => {
        const whole = heading.closest('article') ?? heading;
        return (
          getComputedStyle(heading).breakAfter === 'avoid' ||
          getComputedStyle(whole).breakInside === 'avoid'
        );
      }),
    ).toBe(true);
  }
});

test('every line of the emergency card is printed on the first page', async ({ page }) => {
  await page.goto(paths.takeAlong('en'));
  const card = page.locator('#main section:has([href="tel:112"])');
  expect(await card.locator('p, li').count()).toBeGreaterThan(5);
  // The page ends with the card.
  await card.evaluate((kept) => {
    const range = document.createRange();
    range.setStartAfter(kept);
    range.setEndAfter(document.body);
    range.deleteContents();
  });
  const pdf = await page.pdf({ format: 'a4', preferCSSPageSize: true, printBackground: false });
  expect(pagesOf(pdf)).toBe(1);
});
