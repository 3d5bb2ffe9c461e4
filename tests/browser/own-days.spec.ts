import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { content } from '../support/texts.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { destinationWords, say, tripWords } from './support/words.ts';

const trip = content.trips.find(({ facts }) => facts.effort === 'few');
const { id = '', facts } = trip ?? {};
const [{ place } = { place: '' }] = facts?.stops ?? [];

async function toPlanner(page: Page, locale: Locale) {
  await open(page, paths.trip(locale, id));
  await page.getByRole('link', { name: say(locale, 'trips.change'), exact: true }).click();
  await expect(page).toHaveURL(/\/plan\?stops=/);
  await hydrated(page);
}

const daysOn = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: say(locale, 'plan.days'), exact: true });

for (const locale of ['ar'] as const) {
  test(`${locale}: a trip keeps its days until its nights change, and gets them back`, async ({
    page,
  }) => {
    const { title, days } = tripWords(locale, id);
    const titles = days.flatMap((day) => ('title' in day ? day.title : []));
    const press = (key: 'plan.more' | 'plan.morePeople' | 'plan.ownDaysBack') =>
      page
        .getByRole('button', {
          name: say(locale, key, { place: destinationWords(locale, place).title }),
          exact: true,
        })
        .click();
    const own = async () => {
      const headings = daysOn(page, locale).getByRole('heading', { level: 3 });
      await expect(headings).toHaveText(titles);
      await expect(page.getByText(say(locale, 'plan.ownDays', { title }))).toBeVisible();
    };
    await toPlanner(page, locale);
    await own();
    await press('plan.morePeople');
    await expect(page).toHaveURL(/people=3/);
    await own();
    await press('plan.more');
    await expect(page.getByText(say(locale, 'plan.ownDaysLost', { title }))).toBeVisible();
    await expect(daysOn(page, locale)).not.toContainText(titles[1] ?? '');
    await press('plan.ownDaysBack');
    await expect(page).toHaveURL(/people=3/);
    await own();
  });
}

test('the days of the places are not shown before its own', async ({ page }) => {
  const locale = 'tr';
  const wanted = Promise.withResolvers<undefined>();
  await page.route(paths.tripDays(locale, id), async (route) => {
    await wanted.promise;
    await route.continue();
  });
  await toPlanner(page, locale);
  const days = daysOn(page, locale);
  await expect(page.getByText(say(locale, 'plan.awaited'))).toBeVisible();
  await expect(days).toBeHidden();
  wanted.resolve(undefined);
  await expect(days).toBeVisible();
  await expect(page.getByText(say(locale, 'plan.awaited'))).toBeHidden();
});

test.describe('where the days cannot be loaded', () => {
  test.use({ expectedFaults: /^Failed to load resource/ });

  test('the days are those of the places, with a warning of their stairs', async ({ page }) => {
    await page.route(`**${paths.tripDays('en', id)}`, (route) => route.abort());
    await toPlanner(page, 'en');
    const { title } = tripWords('en', id);
    await expect(page.getByText(say('en', 'plan.warn.stairs', { title }))).toBeVisible();
  });
});

test('the month of the page of a month comes along to the planner', async ({ page }) => {
  await open(page, paths.month('tr', 'may'));
  const { title } = tripWords('tr', id);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const change = page.getByRole('link', { name: say('tr', 'trips.change'), exact: true });
  await expect(change).toHaveAttribute('href', /&month=may$/);
  await change.click();
  await expect(page).toHaveURL(/&month=may$/);
});
