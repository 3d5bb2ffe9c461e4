import type { Page } from '@playwright/test';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import {
  filterAsQuery,
  fits,
  hindrance,
  shownInstead,
  type TripFilter,
} from '../../app/trips/filter.ts';
import { askedTrips } from '../../app/trips/trip-choices.server.ts';
import { tripCards } from '../../app/trips/trips.server.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn, linkIn, say } from './support/words.ts';

const titles = (locale: Locale, filter: TripFilter = {}) =>
  tripCards(locale)
    .filter((card) => fits(filter, card))
    .map(({ title }) => title);

const partsOf = (page: Page, locale: Locale) => {
  const main = page.getByRole('main');
  return {
    shown: main.getByRole('article').getByRole('heading', { level: 3 }),
    status: main.getByRole('status'),
    length: main.getByLabel(say(locale, 'trips.length')),
    month: main.getByLabel(say(locale, 'trips.month')),
    children: buttonIn(main, locale, 'trips.withChildren'),
    showAll: buttonIn(main, locale, 'trips.showAll'),
  };
};

test('a choice is in the address, is announced, and Back undoes it', async ({ page }) => {
  const locale = 'tr';
  await open(page, paths.trips(locale));
  const { shown, status, length, children } = partsOf(page, locale);
  await expect(shown).toHaveText(titles(locale));
  await length.selectOption('medium');
  await expect(page).toHaveURL(`${paths.trips(locale)}?days=medium`);
  await expect(shown).toHaveText(titles(locale, { days: 'medium' }));
  await children.click();
  const both = { days: 'medium', children: 'yes' };
  await expect(shown).toHaveText(titles(locale, both));
  await expect(status).toHaveText(
    say(locale, 'trips.count', { count: titles(locale, both).length }),
  );
  await page.goBack();
  await expect(shown).toHaveText(titles(locale, { days: 'medium' }));
  await expect(children).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(shown).toHaveText(titles(locale));
  await expect(length).toHaveValue('');
});

const closestTitles = (locale: Locale, filter: TripFilter) => {
  const ids = new Set(shownInstead(filter, askedTrips(locale)).map(({ id }) => id));
  return tripCards(locale)
    .filter(({ id }) => ids.has(id))
    .map(({ title }) => title);
};

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: a filter that finds nothing names what is in the way and shows the closest`, async ({
    page,
  }) => {
    const filter = { days: 'short', month: 'july', children: 'yes' };
    expect(titles(locale, filter)).toEqual([]);
    const worst = hindrance(filter, askedTrips(locale));
    expect(worst?.name).toBe('days');
    await open(page, paths.trips(locale) + filterAsQuery(filter));
    const { shown, status, length, showAll } = partsOf(page, locale);
    const wish = say(locale, 'trips.wish', { wish: say(locale, 'trips.short') });
    await expect(status).toContainText(say(locale, 'trips.withChildren'));
    await expect(status).toContainText(
      say(locale, 'trips.without', { wish, count: worst?.trips.length ?? 0 }),
    );
    await expect(status).toContainText(say(locale, 'trips.askOwn'));
    expect(await status.evaluate((one) => one.childNodes.length)).toBe(1);
    await expect(shown).toHaveText(closestTitles(locale, filter));
    await length.selectOption('');
    await expect(shown).toHaveText(titles(locale, { month: 'july', children: 'yes' }));
    await expect(showAll).toHaveCount(0);
    await page.goBack();
    await showAll.press('Enter');
    await expect(shown).toHaveText(titles(locale));
    await expect(page).toHaveURL(paths.trips(locale));
    await expect(length).toBeFocused();
  });
}

test('trips are sorted by price, also from a link', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.trips(locale));
  const { shown } = partsOf(page, locale);
  await page.getByLabel(say(locale, 'trips.sort')).selectOption('price');
  const sorted = tripCards(locale)
    .toSorted((one, other) => one.price - other.price)
    .map(({ title }) => title);
  await expect(shown).toHaveText(sorted);
  await page.goto(`${paths.trips(locale)}?sort=days`);
  await expect(page.getByLabel(say(locale, 'trips.sort'))).toHaveValue('days');
  await expect(shown).not.toHaveText(sorted);
});

test('what a link asks for and the filter does not know is told', async ({ page }) => {
  await open(page, `${paths.trips('en')}?month=smarch&children=yes`);
  const { shown, status } = partsOf(page, 'en');
  await expect(status).toContainText(say('en', 'link.unknown', { values: 'smarch' }));
  await expect(shown).toHaveText(titles('en', { children: 'yes' }));
});

test('the month of the filter comes along to the planner and into the message', async ({
  page,
}) => {
  const locale = 'ar';
  const [title = ''] = titles(locale, { month: 'july' });
  await open(page, paths.trips(locale));
  await partsOf(page, locale).month.selectOption('july');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\?month=july$/);
  await linkIn(page, locale, 'trips.change').click();
  await expect(page.getByLabel(say(locale, 'plan.month'))).toHaveValue('july');
  await page.goBack();
  await linkIn(page, locale, 'ask.of', { about: title }).first().click();
  const july = new Date('2027-07-01').toLocaleDateString(localeInfo[locale].intl, {
    month: 'long',
    timeZone: 'UTC',
  });
  const message = page.getByRole('textbox', { name: say(locale, 'contact.message') });
  await expect(message).toHaveValue(new RegExp(`${say(locale, 'trips.month')}: ${july}`));
});

test('where one trip alone has all wishes, asking is offered too', async ({ page }) => {
  const filter = { children: 'yes', stairs: 'few' };
  expect(titles('en', filter)).toHaveLength(1);
  await open(page, paths.trips('en') + filterAsQuery(filter));
  const { status } = partsOf(page, 'en');
  await expect(status).toContainText(say('en', 'trips.askOwn'));
  const wishes = [say('en', 'trips.withChildren'), say('en', 'trips.effort.few')].join(' · ');
  const ask = linkIn(page, 'en', 'ask.of', { about: wishes });
  await expect(ask).toBeVisible();
});
