import type { Page } from '@playwright/test';
import { today, yearOf } from '../../app/days.ts';
import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { regionIn, say, site } from './support/words.ts';

// Today is the day in the visitor's time zone, not in UTC.

const isPast = (page: Page) => page.getByText(say('en', 'plan.warn.past'), { exact: true });

const datesUntil = (...days: readonly string[]) =>
  `<ul aria-label="Dates" data-until="${days.at(-1)}">${days
    .map((day) => `<li data-until="${day}">${day}</li>`)
    .join('')}</ul>`;

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
});

for (const [when, timezoneId, time, past] of [
  ['that begins today is not past', 'America/Los_Angeles', '2027-05-03T20:30:00-07:00', 0],
  ['that began yesterday is past', 'Europe/Istanbul', '2027-05-04T01:30:00+03:00', 1],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`a trip ${when}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await open(page, paths.plan('en', 'stops=istanbul.3&from=2027-05-03'));
      await expect(regionIn(page, 'en', 'plan.days')).toBeVisible();
      await expect(isPast(page)).toHaveCount(past);
    });
  });

for (const [what, timezoneId, time, year] of [
  ['in Los Angeles in the evening', 'America/Los_Angeles', '2027-12-31T20:30:00-08:00', '2027'],
  ['in Istanbul after midnight', 'Europe/Istanbul', '2028-01-01T01:30:00+03:00', '2028'],
  ['by a slow clock', 'Europe/Istanbul', '1970-01-01T12:00:00+03:00', yearOf(today())],
] as const)
  test.describe(what, () => {
    test.use({ timezoneId });

    test(`the year is ${year}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await open(page, paths.guide('ar'));
      const copyright = say('ar', 'footer.copyright', { year, brand: site.name.ar });
      await expect(page.getByRole('contentinfo').getByText(copyright)).toBeVisible();
    });
  });
