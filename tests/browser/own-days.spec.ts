import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { content } from '../support/texts.ts';
import { expect, open, test } from './support/test.ts';
import { buttonIn, linkIn, regionIn, say, titleOfPlace, tripWords } from './support/words.ts';
import { holdBack } from './support/before-scripts.ts';

const trip = content.trips.find(({ facts }) => facts.effort === 'few');
const { id = '', facts } = trip ?? {};
const [{ place } = { place: '' }] = facts?.stops ?? [];

async function toPlanner(page: Page, locale: Locale) {
  await open(page, paths.trip(locale, id));
  await linkIn(page, locale, 'trips.change').click();
  await expect(page).toHaveURL(/\/plan\?stops=/);
}

const daysOn = (page: Page, locale: Locale) => regionIn(page, locale, 'plan.days');

test('a trip keeps its days until its nights change, and gets them back', async ({ page }) => {
  const locale = 'ar';
  const { title, days } = tripWords(locale, id);
  const titles = days.flatMap((day) => ('title' in day ? day.title : []));
  const press = (key: 'plan.more' | 'plan.morePeople' | 'plan.ownDaysBack') =>
    buttonIn(page, locale, key, { place: titleOfPlace(locale, place) }).click();
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

test('the days of the places are not shown before its own', async ({ page }) => {
  const locale = 'tr';
  const wanted = await holdBack(page, paths.tripDays(locale, id));
  await toPlanner(page, locale);
  const days = daysOn(page, locale);
  await expect(page.getByText(say(locale, 'plan.awaited'))).toBeVisible();
  await expect(days).toBeHidden();
  wanted();
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
  const change = linkIn(page, 'tr', 'trips.change');
  await expect(change).toHaveAttribute('href', /&month=may$/);
  await change.click();
  await expect(page).toHaveURL(/&month=may$/);
});
