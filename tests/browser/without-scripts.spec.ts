import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { cardOfDestination } from './support/card.ts';
import { cutWords, unseenWords } from './support/lost-words.ts';
import { openAnswers } from './support/open-answers.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { photoSelector } from './support/photos.ts';
import { expectSeen } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { articles, destinations, linkIn, priceLabel, readable, say } from './support/words.ts';

test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

// One test for all kinds of pages, so that they share the browser's cache.
for (const locale of locales) {
  test(`${locale}: no text is hidden on any kind of page, and no photo is in it`, async ({
    page,
  }) => {
    // A card without hover has title, tags and price only.
    const left = new Set([
      ...destinations.map(({ translations }) => translations[locale].frontMatter.description),
      // A photo comes by script, and its caption with it.
      ...[...destinations, ...articles].flatMap(({ facts }) =>
        facts.photos.map(({ alt }) => `${alt[locale]}.`),
      ),
    ]);
    // The names on the map of the planner are buttons for scripts.
    const names = destinations.map(({ translations }) => translations[locale].frontMatter.title);
    const main = page.getByRole('main');
    const unseen = async (allowed: readonly string[]) =>
      (await main.evaluate(unseenWords)).filter(
        (words) => !left.has(words) && !allowed.includes(words),
      );
    for (const { name, path, status } of pageKinds.filter(
      (_, index) => languageFor(index) === locale,
    )) {
      const response = await page.goto(path(locale));
      expect(response?.status(), name).toBe(status);
      await openAnswers(page);
      // A mail with the same words takes the place of the link to the form.
      const allowed = [
        ...(path(locale).startsWith(paths.plan(locale)) ? names : []),
        say(locale, 'ask.label'),
      ];
      await expect.poll(() => unseen(allowed), name).toEqual([]);
      expect.soft(await main.evaluate(cutWords), name).toEqual([]);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await expect(page.locator(photoSelector), name).toHaveCount(0);
      await expect(page.locator('img:not([width][height])'), name).toHaveCount(0);
    }
  });
}

test('a card without hover shows its tags and price', async ({ page }) => {
  const locale = 'en';
  await page.goto(paths.destinations(locale));
  for (const { id, price } of destinationFacts) {
    const card = cardOfDestination(page, locale, id);
    await expectSeen(card.getByRole('list', { name: say(locale, 'destinations.tags') }));
    await expectSeen(card.getByText(/\$/));
    expect(readable(await card.getByText(/\$/).textContent())).toBe(priceLabel(locale, price));
  }
});

for (const [index, { name: kind, path }] of pageKinds
  .filter(({ status }) => status === 404)
  .entries()) {
  test(`${kind}: the links of the content work`, async ({ page }) => {
    const locale = languageFor(index + 1);
    await page.goto(path(locale));
    await linkIn(page.getByRole('main'), locale, 'notFound.home').click();
    await expect(page).toHaveURL(paths.home(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'hero.headline'));
  });
}

test('a message that is sent without scripts has a subject', async ({ page }) => {
  await page.goto(paths.contact('en'));
  const subject = page
    .getByRole('main')
    .locator('form')
    .evaluate((form) => (form instanceof HTMLFormElement ? new FormData(form).get('subject') : ''));
  expect(await subject).toBe('Inquiry');
});
