import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { cardOfDestination } from './support/card.ts';
import { photoHosts, photoSelector } from './support/photos.ts';
import { expectSeen, expectUnseen } from './support/seen.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open, test as alone } from './support/test.ts';
import { destinationWords, priceLabel, readable, say, tagName, shown } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

function cardOf(page: Page, locale: Locale, id: string) {
  const { title, description } = destinationWords(locale, id);
  const card = cardOfDestination(page, locale, id);
  return {
    card,
    title: card.getByRole('heading', { level: 3 }),
    link: card.getByRole('link', { name: title, exact: true }),
    description: card.getByText(shown(description), { exact: true }),
    tags: card.getByRole('list', { name: say(locale, 'destinations.tags') }),
    price: card.getByText(/\$/),
    photo: card.locator(photoSelector),
    credit: card.getByText(say(locale, 'photo.credit')),
  };
}

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: hovering a card shows its description and its photo with credit`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (photoHosts.test(request.url())) asked.push(request.url());
    });
    await open(page, paths.destinations(locale));
    // Each language other cards.
    for (const { id, price, tags } of destinationFacts.filter(
      (_, index) => index < 4 && (index % 2 === 0) === (locale === 'ar'),
    )) {
      const parts = cardOf(page, locale, id);
      await page.mouse.move(5, 5);
      await parts.card.scrollIntoViewIfNeeded();
      await expectSeen(parts.title);
      await expectSeen(parts.price);
      await expectUnseen(parts.description);
      const atRest = await parts.card.boundingBox();
      await expect(parts.photo).toHaveCount(0);
      await parts.card.hover();
      for (const part of [parts.title, parts.description, parts.tags, parts.price]) {
        await expectSeen(part);
      }
      await expect(parts.tags.getByRole('listitem')).toHaveText(
        tags.map((tag) => tagName(locale, tag)),
      );
      expect(readable(await parts.price.textContent())).toBe(priceLabel(locale, price));
      await expectSeen(parts.photo);
      await expectSeen(parts.credit);
      expect((await parts.card.boundingBox())?.height).toBeCloseTo(atRest?.height ?? 0, 1);
      expect(asked.length).toBeGreaterThan(0);
      asked.length = 0;
    }
  });
}

// `without-scripts.spec.ts` looks at those of the catalogue.
alone.describe('by touch', () => {
  const locale = 'tr';
  alone.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  alone('a card shows title, tags and price at rest', async ({ page }) => {
    await open(page, paths.home(locale));
    for (const { id, price } of destinationFacts) {
      const parts = cardOf(page, locale, id);
      await parts.card.scrollIntoViewIfNeeded();
      for (const part of [parts.title, parts.description, parts.tags, parts.price])
        await expectSeen(part);
      expect(readable(await parts.price.textContent())).toBe(priceLabel(locale, price));
    }
    await cardOf(page, locale, 'ephesus').card.tap();
    await expect(page).toHaveURL(paths.destination(locale, 'ephesus'));
    await hydrated(page);
  });
});

test('keyboard focus shows the same as hovering, and Enter follows the link', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const parts = cardOf(page, 'en', 'cappadocia');
  await cardOf(page, 'en', 'istanbul').link.focus();
  // The link that adds Istanbul to the trip comes between.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(parts.link).toBeFocused();
  for (const part of [parts.description, parts.tags, parts.price, parts.photo, parts.credit]) {
    await expectSeen(part);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.destination('en', 'cappadocia'));
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a card shows all its words at rest', async ({ page }) => {
    const locale = 'ar';
    await open(page, paths.home(locale));
    for (const { id } of destinationFacts) {
      const parts = cardOf(page, locale, id);
      for (const part of [parts.title, parts.description, parts.tags, parts.price]) {
        await expectSeen(part);
      }
    }
  });
});
