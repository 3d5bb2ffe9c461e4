import type { Page } from '@playwright/test';
import { formatPrice } from '../../app/i18n/format.ts';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import {
  buttonIn,
  destinations,
  destinationWords,
  say,
  shown,
  titleOfPlace,
} from './support/words.ts';
import { openMore, openPlaces } from './support/planner-folds.ts';
import { expectBothHalves } from './every-page/halves.ts';

// The planner's map and sum, and what stays in view of them.

const askOf = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('link', { name: say(locale, 'ask.label') })
    .and(page.locator(':not(section *)'));

const headingOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

/** As large as the picture of the map. */
const mapIn = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: say('en', 'plan.map'), exact: true });

const phones = [
  { locale: 'en', width: 390 },
  { locale: 'tr', width: 320 },
  { locale: 'ar', width: 390 },
] as const;

for (const { locale, width } of phones) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the sum stays in view from the first stop to the footer', async ({ page }) => {
      await open(page, paths.plan(locale));
      const ask = askOf(page, locale);
      await expect(ask).toHaveCount(0);
      const { title: place } = destinationWords(locale, 'cappadocia');
      await openPlaces(page, locale);
      await buttonIn(page, locale, 'plan.addPlace', { place }).click();
      await buttonIn(page, locale, 'plan.morePeople').click();
      await expect(page).toHaveURL(/stops=cappadocia\.3&people=3$/);
      const { price = 0 } = destinations.find(({ id }) => id === 'cappadocia')?.facts ?? {};
      const sum = page
        .getByText(
          say(locale, 'plan.fromAll', { people: 3, price: formatPrice(locale, 3 * price) }),
          { exact: true },
        )
        .locator('visible=true')
        .last();
      for (const key of ['plan.days', 'plan.stops', 'plan.add', 'plan.total'] as const) {
        await headingOf(page, say(locale, key)).evaluate((title) => title.scrollIntoView());
        await expect(ask, key).toBeInViewport({ ratio: 1 });
        await expect(sum, key).toBeInViewport({ ratio: 1 });
      }
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const { y = 0, height = 0 } = (await ask.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);
      await page.emulateMedia({ media: 'print' });
      await expect(ask).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen shows the trip, and days come before fields', async ({ page }) => {
    const trip = paths.plan('en', 'stops=istanbul.3,cappadocia.2&month=may');
    await open(page, trip);
    const titles = ['istanbul', 'cappadocia'].map((id) => titleOfPlace('en', id));
    const name = headingOf(page, shown(titles.join('–')));
    await expect(mapIn(page)).toBeInViewport({ ratio: 1 });
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(askOf(page, 'en')).toBeInViewport({ ratio: 1 });
    const fields = page
      .getByRole('main')
      .locator('input, select, textarea')
      .filter({ visible: true });
    for (const field of await fields.all()) await expect(field).not.toBeInViewport();

    const parts = [
      mapIn(page),
      name,
      headingOf(page, say('en', 'plan.days')),
      headingOf(page, say('en', 'plan.stops')),
      headingOf(page, say('en', 'plan.add')),
      headingOf(page, say('en', 'plan.when')),
      headingOf(page, say('en', 'plan.total')),
    ];
    const tops: number[] = [];
    for (const part of parts)
      tops.push(await part.evaluate((one) => one.getBoundingClientRect().y));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    // The first day is within two screens.
    expect(tops[2]).toBeLessThan(844);
  });

  for (const part of ['by=car', 'start=izmir', 'rooms=2', 'also=halal', 'budget=900,0,0'])
    test(`an address with ${part} opens what is folded, and no press within closes it`, async ({
      page,
    }) => {
      const also = page.getByLabel(say('en', 'plan.also'), { exact: true });
      await open(page, paths.plan('en', 'stops=istanbul.3&month=may&people=2'));
      await expect(also).toBeHidden();
      await open(page, paths.plan('en', `stops=istanbul.3&people=2&${part}`));
      await expect(also).toBeVisible();
      await page.getByLabel(say('en', 'plan.by')).selectOption({ index: 1 });
      await page.getByLabel(say('en', 'plan.by')).selectOption({ index: 0 });
      await page.getByLabel(say('en', 'plan.start')).selectOption({ index: 0 });
      await also.fill('');
      await expect(also).toBeVisible();
    });

  test('the sum is not over a keyboard', async ({ page }) => {
    await open(page, paths.plan('en', 'stops=istanbul.3'));
    const ask = askOf(page, 'en');
    const ages = page.getByLabel(say('en', 'plan.children'), { exact: true });
    await headingOf(page, say('en', 'plan.when')).evaluate((title) => title.scrollIntoView());
    await expect(ask).toBeInViewport();
    await openMore(page, 'en');
    await openPlaces(page, 'en');
    await ages.focus();
    await expect(ask).not.toBeInViewport();
    await ages.blur();
    await expect(ask).toBeInViewport();
  });
});

test('on a desk the first screen has map, name and days, and the sum stays above a long list of stops', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const ids = destinations.map(({ id }) => id);
  await open(page, paths.plan('en', `stops=${[...ids, ...ids].map((id) => `${id}.2`).join()}`));
  await expect(mapIn(page)).toBeInViewport({ ratio: 1 });
  await expect(headingOf(page, say('en', 'plan.days'))).toBeInViewport();
  for (const id of ids) {
    const { title, inText: place = title } = destinationWords('en', id);
    const more = buttonIn(page, 'en', 'plan.more', { place }).last();
    await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(askOf(page, 'en'), place).toBeInViewport({ ratio: 1 });
  }
});

for (const count of [0, 1, 2, 3, 4, 5]) {
  test(`on a desk no half of the planner is empty with ${count} stops`, async ({ page }) => {
    const stops = ['istanbul.3', 'cappadocia.2', 'antalya.3', 'pamukkale.2', 'ephesus.2']
      .slice(0, count)
      .join();
    await open(page, paths.plan('en', stops && `stops=${stops}`));
    await expectBothHalves(page);
  });
}
