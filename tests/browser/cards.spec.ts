import type { Page, Locator } from '@playwright/test';
import { type Locale, locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { cardOfDestination } from './support/card.ts';
import { photoHosts, photoSelector } from './support/photos.ts';
import { expectSeen, expectUnseen } from './support/seen.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open, test as alone } from './support/test.ts';
import {
  destinationWords,
  priceLabel,
  readable,
  say,
  tagName,
  shown,
  regionIn,
  site,
} from './support/words.ts';
import { requestsOf } from './support/requests.ts';
import { contrastOf } from './support/contrast.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { doubled, look, spaced, type Look } from './support/looks.ts';
import { cutWords } from './support/lost-words.ts';

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
    const asked = requestsOf(page, photoHosts);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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

// `no-script.spec.ts` looks at those of the catalogue.
for (const [how, locale, options] of [
  [
    'by touch',
    'tr',
    { hasTouch: true, viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' },
  ],
  ['with less motion', 'ar', { reducedMotion: 'reduce' }],
] as const) {
  alone.describe(how, () => {
    alone.use(options);

    alone('a card shows all its words at rest, and a press leads on', async ({ page }) => {
      await open(page, paths.home(locale));
      for (const { id, price } of destinationFacts) {
        const parts = cardOf(page, locale, id);
        await parts.card.scrollIntoViewIfNeeded();
        for (const part of [parts.title, parts.description, parts.tags, parts.price])
          await expectSeen(part);
        expect(readable(await parts.price.textContent())).toBe(priceLabel(locale, price));
      }
      const { card } = cardOf(page, locale, 'ephesus');
      if (how === 'by touch') await card.tap();
      else await card.click();
      await expect(page).toHaveURL(paths.destination(locale, 'ephesus'));
      await hydrated(page);
    });
  });
}

test('keyboard focus shows the same as hovering, and Enter follows the link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('by day and by night the line of a route differs from the country below it by 3:1', async ({
  page,
}) => {
  await open(page, paths.trips('en'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pairs = await page.locator('main [data-sketch]').evaluateAll((sketches) => {
      const canvas = new OffscreenCanvas(1, 1);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      const pixel = (colour: string) => {
        if (!pen) return [];
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      return sketches.map((sketch) => {
        const pin = sketch.querySelector('circle');
        return {
          ground: pixel(getComputedStyle(sketch, '::before').backgroundColor),
          ink: pin ? pixel(getComputedStyle(pin).fill) : [],
        };
      });
    });
    expect(pairs.length).toBeGreaterThan(3);
    for (const { ground, ink } of pairs)
      expect.soft(contrastOf(ground, ink), colorScheme).toBeGreaterThanOrEqual(3);
  }
});

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: pictures and titles of the cards of a row are equally high`, async ({
    page,
  }) => {
    for (const [path, region] of [
      [paths.home(locale), regionIn(page, locale, 'home.popularDestinations')],
      [paths.destinations(locale), page.getByRole('main')],
    ] as const) {
      await open(page, path);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cards = await region.getByRole('article').evaluateAll((articles) =>
          articles.map((article) => {
            const heightOf = (part: string) =>
              article.querySelector(part)?.getBoundingClientRect().height ?? 0;
            const { top } = article.getBoundingClientRect();
            const title = article.querySelector('h3')?.getBoundingClientRect().bottom ?? 0;
            return { row: Math.round(top), picture: heightOf('picture'), title: title - top };
          }),
        );
        const rows = Map.groupBy(cards, ({ row }) => row);
        expect([...rows.values()].some((row) => row.length > 1)).toBe(true);
        for (const row of rows.values())
          for (const part of ['picture', 'title'] as const)
            for (const card of row)
              expect(card[part], `${path} at ${width}: ${part}`).toBeCloseTo(
                row[0]?.[part] ?? 0,
                0,
              );
      }
    }
  });
}

async function pointAt(card: Locator, locale: Locale) {
  await card.hover();
  await expect(card.getByText(say(locale, 'photo.credit'))).toBeVisible();
}

/** The narrowest cards. `every-page.spec.ts` checks them without hover. */
const looks: Record<Locale, Look[]> = {
  en: [spaced(320), doubled(1280)],
  tr: [spaced(320)],
  ar: [doubled(1280)],
};

for (const locale of locales) {
  test(`${locale}: a hovered card cuts off no words`, async ({ page }) => {
    await open(page, paths.home(locale));
    for (const [turn, each] of looks[locale].entries()) {
      await look(page, each);
      for (const id of site.destinations.filter((_, index) => index % 2 === turn)) {
        const card = cardOfDestination(page, locale, id);
        await pointAt(card, locale);
        expect.soft(await card.evaluate(cutWords), `${id} ${each.name}`).toEqual([]);
      }
    }
  });
}

for (const locale of ['ar', 'tr'] as const) {
  test(`${locale}: Axe finds no violation in a hovered card`, async ({ page }) => {
    await open(page, paths.destinations(locale));
    await pointAt(page.getByRole('article').first(), locale);
    await expectNoViolationIn(page, 'main article', 'card pointed at');
  });
}
