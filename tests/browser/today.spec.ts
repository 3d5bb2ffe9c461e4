import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { today, yearOf } from '../../app/days.ts';
import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { buttonIn, say, site, titleOfPlace } from './support/words.ts';

// Today is the day in the visitor's time zone, not in UTC.

const isPast = (page: Page) => page.getByText(say('en', 'plan.warn.past'), { exact: true });
const copyright = (page: Page, locale: Locale) => (year: string) =>
  page
    .getByRole('contentinfo')
    .getByText(say(locale, 'footer.copyright', { year, brand: site.name[locale] }));

const datesUntil = (...days: readonly string[]) =>
  `<ul aria-label="Dates" data-until="${days.at(-1)}">${days
    .map((day) => `<li data-until="${day}">${day}</li>`)
    .join('')}</ul>`;

test.describe('in Los Angeles in the evening', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a trip that begins today is not past', async ({ page }) => {
    await page.clock.setFixedTime('2027-05-03T20:30:00-07:00');
    await open(page, paths.plan('en', 'stops=istanbul.3&from=2027-05-03'));
    const place = titleOfPlace('en', 'istanbul');
    await expect(buttonIn(page, 'en', 'plan.more', { place })).toBeVisible();
    await expect(isPast(page)).toHaveCount(0);
  });

  test('the year is still the old one', async ({ page }) => {
    await page.clock.setFixedTime('2027-12-31T20:30:00-08:00');
    await open(page, paths.guide('en'));
    await expect(copyright(page, 'en')('2027')).toBeVisible();
  });
});

test.describe('in Istanbul after midnight', () => {
  test.use({ timezoneId: 'Europe/Istanbul' });

  test('what ended yesterday is hidden on a page that was built before', async ({ page }) => {
    await page.clock.setFixedTime('2027-05-04T01:30:00+03:00');
    await page.route(`**${paths.trips('en')}`, async (route) => {
      const response = await route.fetch();
      const lists =
        datesUntil('2027-05-03', '2027-05-04', '2027-05-05') +
        datesUntil('2027-05-02', '2027-05-03');
      const body = (await response.text()).replace('</main>', `${lists}</main>`);
      await route.fulfill({ response, body });
    });
    await open(page, paths.trips('en'));
    const dates = page.getByRole('list', { name: 'Dates' });
    await expect(dates).toHaveCount(1);
    await expect(dates.getByRole('listitem')).toHaveText(['2027-05-04', '2027-05-05']);
  });

  test('a trip that began yesterday is past', async ({ page }) => {
    await page.clock.setFixedTime('2027-05-04T01:30:00+03:00');
    await open(page, paths.plan('en', 'stops=istanbul.3&from=2027-05-03'));
    await expect(isPast(page)).toBeVisible();
  });

  test('the year is the new one', async ({ page }) => {
    await page.clock.setFixedTime('2028-01-01T01:30:00+03:00');
    await open(page, paths.guide('ar'));
    await expect(copyright(page, 'ar')('2028')).toBeVisible();
  });

  test('a tab that stays open over midnight follows the day', async ({ page }) => {
    const look = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const currentMonth = page
      .getByRole('columnheader')
      .and(page.locator('[aria-current=date]'))
      .first();
    for (const address of [
      paths.plan('en', 'stops=istanbul.3&from=2027-05-31'),
      paths.whenToGo('en'),
    ]) {
      await page.clock.setFixedTime('2027-05-31T23:00:00+03:00');
      await open(page, address);
      const isPlan = address.includes('stops');
      await expect(isPast(page)).toHaveCount(0);
      if (!isPlan) await expect(currentMonth).toContainText('May');
      await page.clock.setFixedTime('2027-06-01T07:00:00+03:00');
      await look();
      await expect(isPlan ? isPast(page) : currentMonth.filter({ hasText: 'June' })).toBeVisible();
    }
  });

  test('a slow clock shows the year of the build', async ({ page }) => {
    await page.clock.setFixedTime('1970-01-01T12:00:00+03:00');
    await open(page, paths.guide('en'));
    await expect(copyright(page, 'en')(yearOf(today()))).toBeVisible();
  });
});
