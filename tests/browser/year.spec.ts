import { climateYear } from '../../app/months/months.server.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { test } from './support/one-page.ts';
import { expect } from './support/test.ts';
import { readable, regionIn, say, titleOfPlace } from './support/words.ts';

const mayInIstanbul = {
  en: 'May: 23 °C by day, 3 rainy days, 20 mm: best',
  tr: 'Mayıs: gündüz 23 °C, 3 yağmurlu gün, 20 mm: en iyi',
  ar: 'مايو: 23 درجة نهارًا، 3 أيام ماطرة، 20 ملم: الأنسب',
} satisfies Record<Locale, string>;

for (const [turn, locale] of locales.entries()) {
  const path = turn % 2 === 0 ? paths.home(locale) : paths.guide(locale);
  const months = climateYear(locale).monthNames.map(({ long }) => long);

  test(`${locale}: the year of all destinations has a row with a link for each`, async ({
    page,
  }) => {
    await page.goto(path);
    const table = page.getByRole('table', { name: say(locale, 'year.title'), exact: true });
    for (const month of months) {
      await expect(table.getByRole('columnheader', { name: month, exact: true })).toHaveCount(1);
    }
    const links = table.getByRole('rowheader').getByRole('link');
    await expect(links).toHaveText(destinationFacts.map(({ id }) => titleOfPlace(locale, id)));
    for (const [index, { id }] of destinationFacts.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', paths.destination(locale, id));
      const row = table.getByRole('row').nth(index + 1);
      await expect(row.getByRole('cell')).toHaveCount(12);
    }
    const may = table.getByRole('row').nth(1).getByRole('cell').nth(4);
    expect(readable(await may.textContent())).toBe(mayInIstanbul[locale]);
  });
}

test('the year of one place has its figures', async ({ page }) => {
  const locale = 'tr';
  await page.goto(`${paths.destination(locale, 'istanbul')}#best-time`);
  await page.getByText(say(locale, 'year.ofPlace'), { exact: true }).first().click();
  const table = regionIn(page, locale, 'destination.bestTime').getByRole('table', {
    name: say(locale, 'year.ofPlace'),
    exact: true,
  });
  const inMay = (head: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: head, exact: true }) })
      .getByRole('cell')
      .nth(4);
  await expect(inMay(titleOfPlace(locale, 'istanbul'))).toHaveText(say(locale, 'year.best'));
  await expect(inMay(say(locale, 'year.highs'))).toHaveText('23');
  await expect(inMay(say(locale, 'year.rainDays'))).toHaveText('3');
});

test('the levels of comfort differ in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${paths.destination('en', 'istanbul')}#best-time`);
  await page.getByText(say('en', 'year.ofPlace'), { exact: true }).first().click();
  const tile = (step: 'best' | 'good' | 'cool') =>
    page.getByRole('cell', { name: say('en', `year.${step}`), exact: true }).first();
  const looks = await Promise.all(
    (['best', 'good', 'cool'] as const).map((step) => tile(step).screenshot()),
  );
  const different = new Set(looks.map((look) => look.toString('base64')));
  expect(different.size).toBe(3);
});
