import type { Page } from '@playwright/test';
import { formatPrice } from '../../app/i18n/format.ts';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open } from './support/test.ts';
import { destinations, forgetIn, regionIn, say } from './support/words.ts';
import { openMore } from './support/planner-folds.ts';

const locale = 'tr';
const trip = 'stops=istanbul.3&people=2';
const ofTwo = 2 * (destinations.find(({ id }) => id === 'istanbul')?.facts.price ?? 0);

const partsOf = (page: Page) => {
  const card = regionIn(page, locale, 'plan.budget');
  const field = (key: 'flights' | 'daily' | 'tickets') =>
    card.getByLabel(say(locale, `plan.budget.${key}`));
  const sum = (dollars: number) =>
    expect(card.getByText(formatPrice(locale, dollars), { exact: true }).last()).toBeVisible();
  const inLink = card.getByLabel(say(locale, 'plan.budgetLink'));
  return { card, field, sum, inLink };
};

const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('budget'));

test("one's own costs are added to the price, stay on this device, and are in the address when asked", async ({
  page,
}) => {
  await open(page, paths.plan(locale, trip));
  await openMore(page, locale);
  const { field, sum, inLink } = partsOf(page);
  await field('flights').fill('1.250');
  await field('daily').fill('١٠٠');
  // Three nights are four days.
  await sum(ofTwo + 1250 + 400);
  await expect(page).toHaveURL(paths.plan(locale, trip));
  expect(await keptOn(page)).toBe('1250,100,0');

  await page.reload();
  await hydrated(page);
  await openMore(page, locale);
  await expect(field('flights')).toHaveValue('1.250');
  await sum(ofTwo + 1250 + 400);
  await inLink.check();
  await expect(page).toHaveURL(paths.plan(locale, `${trip}&budget=1250,100,0`));
  await field('tickets').fill('50');
  await expect(page).toHaveURL(paths.plan(locale, `${trip}&budget=1250,100,50`));
  await inLink.uncheck();
  await expect(page).toHaveURL(paths.plan(locale, trip));
  await sum(ofTwo + 1250 + 400 + 50);
});

test('a text that is no amount stays in its field with a sentence, and counts nothing', async ({
  page,
}) => {
  await open(page, paths.plan(locale, trip));
  await openMore(page, locale);
  const { field, sum } = partsOf(page);
  await field('daily').fill('100');
  await field('flights').fill('12 bin');
  await expect(field('flights')).toHaveAccessibleDescription(
    say(locale, 'plan.budgetWrong', { example: '1.250' }),
  );
  await expect(field('flights')).toHaveValue('12 bin');
  await sum(ofTwo + 400);
});

test('costs of a link leave those kept here alone, and the privacy page deletes them', async ({
  page,
}) => {
  await open(page, paths.plan(locale, trip));
  await openMore(page, locale);
  await partsOf(page).field('tickets').fill('70');
  await open(page, paths.plan(locale, `${trip}&budget=900,0,0`));
  await expect(partsOf(page).field('flights')).toHaveValue('900');
  await expect(partsOf(page).inLink).toBeChecked();
  expect(await keptOn(page)).toBe('0,0,70');

  await open(page, paths.privacy(locale));
  const title = say(locale, 'privacy.budget');
  await forgetIn(page, locale, 'privacy.budget').click();
  await expect(page.getByText(say(locale, 'privacy.forgotten', { thing: title }))).toBeVisible();
  expect(await keptOn(page)).toBeNull();
});
