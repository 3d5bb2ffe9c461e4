import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { fileOf, openFold } from './support/planner-folds.ts';
import { expect, open, test as alone } from './support/test.ts';
import { content } from '../support/texts.ts';
import { buttonIn, linkIn, regionIn, say } from './support/words.ts';

const trip = 'stops=istanbul.3,cappadocia.2&people=2';
/** Never past. */
const dated = `${trip}&from=${new Date().getUTCFullYear() + 2}-03-05`;

const title = (locale: Locale, id: string) =>
  content.before.find((rule) => rule.id === id)?.translations[locale]?.frontMatter.title ?? id;

const heading = (locale: Locale) =>
  say(locale, 'advice.before', { count: 0, done: 0 }).split(/[:\d]/)[0] ?? '';

/** Folded ones too. */
const boxes = (page: Page) => page.getByRole('main').locator('[type=checkbox]');

const box = (page: Page, locale: Locale, id: string) =>
  page.getByRole('checkbox', { name: title(locale, id) });

for (const locale of ['en', 'ar'] as const) {
  test(`what is done before a trip stays ticked, and the calendar has the rest: ${locale}`, async ({
    page,
  }) => {
    await open(page, paths.plan(locale, dated));
    await openFold(page, heading(locale));
    await expect(box(page, locale, 'visa')).not.toBeChecked();
    await box(page, locale, 'balloon').click();
    await page.reload();
    await openFold(page, heading(locale));
    await expect(box(page, locale, 'balloon')).toBeChecked();
    await expect(box(page, locale, 'visa')).not.toBeChecked();
    const file = await fileOf(page, locale, 'plan.calendar');
    expect(file).toContain(say(locale, 'advice.reminder', { title: title(locale, 'visa') }));
    expect(file).not.toContain(say(locale, 'advice.reminder', { title: title(locale, 'balloon') }));
  });

  test(`a trip says what it weighs, and on the lighter way: ${locale}`, async ({ page }) => {
    await open(page, paths.plan(locale, trip));
    const total = regionIn(page, locale, 'plan.total');
    await expect(total).toContainText(/1\d\d\P{L}+(?:kg|كغ)/u);
    await expect(total).toContainText(say(locale, 'advice.by.rail'));
    const method = linkIn(total, locale, 'advice.method');
    await expect(method).toHaveAttribute('href', `${paths.credits(locale)}#credits-data`);
    // Without a first day there is nothing to do by a day.
    await expect(boxes(page)).toHaveCount(0);
  });
}

test('another first day has nothing ticked, and forgetting the trip forgets what was done', async ({
  page,
}) => {
  const done = () => page.evaluate(() => localStorage.getItem('done-before'));
  await open(page, paths.plan('en', dated));
  await openFold(page, heading('en'));
  await box(page, 'en', 'visa').click();
  expect(await done()).toContain('visa');
  await open(page, paths.plan('en', dated.replace('-03-05', '-03-06')));
  await openFold(page, heading('en'));
  await expect(box(page, 'en', 'visa')).not.toBeChecked();
  await buttonIn(page, 'en', 'trip.keep').click();
  await buttonIn(page, 'en', 'trip.forget').click();
  expect(await done()).toBeNull();
});

test('paper has the list, though it is folded', async ({ page }) => {
  await open(page, paths.plan('en', dated));
  await expect(boxes(page).first()).toBeAttached();
  await expect(page.getByText(title('en', 'visa'), { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(title('en', 'visa'), { exact: true })).toBeVisible();
});

alone.describe('without a network for it', () => {
  alone.use({ expectedFaults: /^Failed to load resource/ });
  alone('a trip is there all the same', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed');
    await page.route(`**${paths.advice('en')}`, (route) => route.abort());
    await open(page, paths.plan('en', dated));
    await failed;
    const total = regionIn(page, 'en', 'plan.total');
    await expect(total).toBeVisible();
    await expect(boxes(page)).toHaveCount(0);
  });
});
