import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { destinationWords, say, tripWords } from './support/words.ts';

const title = (locale: Locale, id: string) => tripWords(locale, id).title;

const partsOf = (page: Page, locale: Locale) => {
  const main = page.getByRole('main');
  return {
    heads: main.getByRole('columnheader'),
    region: main.getByRole('region'),
    told: (text: string) => main.getByRole('status').filter({ hasText: text }),
    choice: (name: string) => main.getByRole('checkbox', { name }),
    month: main.getByLabel(say(locale, 'plan.month')),
    more: main.getByRole('button', { name: say(locale, 'plan.morePeople') }),
    friend: main.getByLabel(say(locale, 'compare.friendLink')),
    add: main.getByRole('button', { name: say(locale, 'compare.friendAdd'), exact: true }),
    cell: (row: string, at: number) =>
      main
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row }) })
        .getByRole('cell')
        .nth(at),
  };
};

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: trips, travellers and month are in the address, and a fifth is refused kindly`, async ({
    page,
  }) => {
    await open(page, paths.compare(locale));
    const { heads, told, choice, month, more, cell } = partsOf(page, locale);
    const ids = ['green-north', 'few-stairs', 'first-visit', 'family-week', 'whole-loop'];
    for (const id of ids.slice(0, 2)) await choice(title(locale, id)).check();
    await expect(page).toHaveURL(paths.compare(locale, ids.slice(0, 2)));
    await expect(heads).toHaveText(ids.slice(0, 2).map((id) => title(locale, id)));
    await more.click();
    await month.selectOption('july');
    await expect(page).toHaveURL(`${paths.compare(locale, ids.slice(0, 2))}&month=july&people=3`);
    await expect(cell(say(locale, 'compare.price'), 0)).toContainText(
      say(locale, 'plan.forAll', { people: 3 }).split(' ').at(-1) ?? '',
    );
    await page.getByLabel(say(locale, 'plan.children'), { exact: true }).fill('7');
    await expect(page).toHaveURL(/&people=3&children=7$/);
    for (const id of ids.slice(2, 4)) await choice(title(locale, id)).check();
    const fifth = title(locale, ids[4] ?? '');
    await choice(fifth).click();
    await expect(told(say(locale, 'compare.full', { title: fifth }))).toBeVisible();
    await expect(choice(fifth)).not.toBeChecked();
    await expect(heads).toHaveCount(4);
    await page.goBack();
    await expect(heads).toHaveCount(3);
  });
}

test('what a link has wrong is told, and the rest is kept', async ({ page }) => {
  const locale = 'tr';
  await open(page, `${paths.compare(locale)}?trips=first-visit,moon,few-stairs&people=99`);
  const { heads, told } = partsOf(page, locale);
  await expect(heads).toHaveText(['first-visit', 'few-stairs'].map((id) => title(locale, id)));
  await expect(told('moon')).toBeVisible();
  await expect(told('99')).toBeVisible();
});

test('the trip on this device, and one that a friend sent, stand beside ours', async ({ page }) => {
  const locale = 'en';
  await open(page, paths.trips(locale));
  await page.evaluate(() => localStorage.setItem('trip', 'stops=istanbul.2,ephesus.2&people=3'));
  await open(page, paths.compare(locale, ['first-visit', 'green-north']));
  const { heads, told, choice, friend, add, cell } = partsOf(page, locale);
  await choice(say(locale, 'compare.mine')).check();
  await expect(heads).toHaveText([
    say(locale, 'compare.mine'),
    title(locale, 'first-visit'),
    title(locale, 'green-north'),
  ]);
  await expect(page).toHaveURL(/stops=istanbul\.2,ephesus\.2&people=3$/);
  await expect(cell(say(locale, 'trips.stops'), 0)).toContainText('Ephesus, 2 nights');
  await friend.fill('what?');
  await add.click();
  await expect(told(say(locale, 'compare.friendUnread'))).toBeVisible();
  await friend.fill('https://merhaba-turkiye.example/ar/plan?stops=antalya.5&people=9');
  await add.click();
  await expect(heads.nth(1)).toHaveText(say(locale, 'compare.friend'));
  await expect(page).toHaveURL(/friend=antalya\.5/);
  await choice(say(locale, 'compare.friend')).press('Space');
  await expect(heads).toHaveCount(3);
  await expect(choice(title(locale, 'first-visit'))).toBeFocused();
  await heads.first().getByRole('link').click();
  await expect(page).toHaveURL(paths.plan(locale, 'stops=istanbul.2,ephesus.2&people=3'));
});

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: a place stands beside a trip, and goes again`, async ({ page }) => {
    const [place, other] = ['cappadocia', 'antalya'].map(
      (id) => destinationWords(locale, id).title,
    );
    await open(page, paths.destination(locale, 'cappadocia'));
    const { inText = place } = destinationWords(locale, 'cappadocia');
    await page
      .getByRole('link', { name: say(locale, 'compare.placeOf', { place: inText ?? '' }) })
      .click();
    const { heads, choice, cell } = partsOf(page, locale);
    await expect(heads).toHaveCount(2);
    await expect(heads.first()).toHaveText(place ?? '');
    await choice(other ?? '').check();
    await expect(heads.last()).toHaveText(other ?? '');
    await expect(cell(say(locale, 'trips.stops'), 2)).toContainText(other ?? '');
    await choice(other ?? '').uncheck();
    await expect(page).toHaveURL(/trips=cappadocia,[a-z]+$/);
  });
}

test('the planner leads to a comparison of its trip with ours', async ({ page }) => {
  const locale = 'tr';
  await open(page, paths.plan(locale, 'stops=istanbul.2,cappadocia.3&month=may'));
  await page.getByRole('link', { name: say(locale, 'compare.ours') }).click();
  await expect(page).toHaveURL(/stops=istanbul\.2,cappadocia\.3&month=may$/);
  const { heads } = partsOf(page, locale);
  await expect(heads).toHaveCount(3);
  await expect(heads.first()).toHaveText(say(locale, 'compare.linked'));
});

for (const locale of ['en', 'ar'] as const) {
  test.describe(`${locale}: on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the keyboard scrolls the table, and its first column stays', async ({ page }) => {
      await open(page, paths.compare(locale, ['first-visit', 'whole-loop', 'for-two']));
      const { region } = partsOf(page, locale);
      const label = page.getByRole('rowheader', { name: say(locale, 'compare.price') });
      const before = await label.boundingBox();
      await region.focus();
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect
        .poll(() => region.evaluate(({ scrollLeft }) => Math.abs(scrollLeft)))
        .toBeGreaterThan(40);
      const after = await label.boundingBox();
      expect(after?.x).toBe(before?.x);
    });
  });
}

test('four trips print on one page', async ({ page }) => {
  await open(page, paths.compare('tr', ['first-visit', 'whole-loop', 'for-two', 'winter-snow']));
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
