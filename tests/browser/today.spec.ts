import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, say } from './support/words.ts';

// Today is the day in the visitor's time zone, not in UTC.

const isPast = (page: Page) => page.getByText(say('en', 'plan.warn.past'), { exact: true });
const month = (page: Page) =>
  page.getByRole('columnheader').and(page.locator('[aria-current=date]'));

const listOf = (name: string, days: readonly string[]) =>
  `<section aria-label="${name}" data-departures><ul>${days
    .map((day) => `<li data-departs="${day}">${day}</li>`)
    .join('')}</ul></section>`;

test.describe('in Los Angeles in the evening', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a trip that begins today is not past', async ({ page }) => {
    await page.clock.setFixedTime('2027-05-03T20:30:00-07:00');
    await open(page, paths.plan('en', 'stops=istanbul.3&from=2027-05-03'));
    const place = destinationWords('en', 'istanbul').title;
    await expect(
      page.getByRole('button', { name: say('en', 'plan.remove', { place }), exact: true }),
    ).toBeVisible();
    await expect(isPast(page)).toHaveCount(0);
  });

  test('the current month and year are still the old ones', async ({ page }) => {
    await page.clock.setFixedTime('2027-12-31T20:30:00-08:00');
    await open(page, paths.guide('en'));
    await expect(month(page)).toHaveText(/December/);
    await expect(page.getByRole('contentinfo')).toContainText('2027');
  });
});

test.describe('in Istanbul after midnight', () => {
  test.use({ timezoneId: 'Europe/Istanbul' });

  test('a departure of yesterday is hidden, with its list if there is no other', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2027-05-04T01:30:00+03:00');
    await page.route(`**${paths.trips('en')}`, async (route) => {
      const response = await route.fetch();
      const lists =
        listOf('Mixed', ['2027-05-03', '2027-05-04', '2027-05-05']) +
        listOf('Over', ['2027-05-03']);
      await route.fulfill({
        response,
        body: (await response.text()).replace('</main>', `${lists}</main>`),
      });
    });
    await open(page, paths.trips('en'));
    await expect(page.getByRole('region', { name: 'Mixed' }).getByRole('listitem')).toHaveText([
      '2027-05-04',
      '2027-05-05',
    ]);
    await expect(page.getByRole('region', { name: 'Over' })).toBeHidden();
  });

  test('a trip that began yesterday is past', async ({ page }) => {
    await page.clock.setFixedTime('2027-05-04T01:30:00+03:00');
    await open(page, paths.plan('en', 'stops=istanbul.3&from=2027-05-03'));
    await expect(isPast(page)).toBeVisible();
  });

  test('the current month and year are the new ones', async ({ page }) => {
    await page.clock.setFixedTime('2028-01-01T01:30:00+03:00');
    await open(page, paths.guide('ar'));
    await expect(month(page)).toHaveText(/يناير/);
    await expect(page.getByRole('contentinfo')).toContainText(
      say('ar', 'footer.copyright', { year: '2028', brand: 'مرحبا تركيا' }),
    );
  });
});
