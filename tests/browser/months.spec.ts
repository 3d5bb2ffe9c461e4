import type { Page } from '@playwright/test';
import { getMonth } from '../../app/months/months.server.ts';
import type { Locale } from '../../app/locales.ts';
import { rankingIn } from '../../app/months/ranking.ts';
import { ranked, type WishId } from '../../app/months/wishes.ts';
import { paths } from '../../app/paths.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn, regionIn, say } from './support/words.ts';

const july = (locale: Locale, wishes: readonly WishId[] = []) =>
  ranked(getMonth(locale, 'july').places, wishes).map(({ title }) => title);

const ranking = (page: Page, locale: Locale) => regionIn(page, locale, 'when.ranking');

const order = (page: Page, locale: Locale) =>
  ranking(page, locale).getByRole('heading', { level: 3 });

const wish = (page: Page, locale: Locale, id: WishId) => buttonIn(page, locale, `when.wish.${id}`);

test('wishes are chosen by keyboard, announced, and in the address', async ({ page }) => {
  const locale = 'tr';
  await open(page, paths.month(locale, 'july'));
  await expect(order(page, locale)).toHaveText(july(locale));

  await wish(page, locale, 'sea').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?for=sea$/);
  await expect(order(page, locale)).toHaveText(july(locale, ['sea']));
  await expect(wish(page, locale, 'sea')).toBeFocused();
  await expect(wish(page, locale, 'sea')).toHaveAttribute('aria-pressed', 'true');
  await expect(ranking(page, locale).getByRole('status').first()).toHaveText(
    rankingIn(locale, (key, values) => say(locale, key, values), getMonth(locale, 'july').places, [
      'sea',
    ]),
  );

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?for=sea,heat$/);
  await page.goBack();
  await page.goBack();
  await expect(order(page, locale)).toHaveText(july(locale));
});

test('wishes are read from the address; others are told', async ({ page }) => {
  await open(page, `${paths.month('en', 'july')}?For=Green،Beer).`);
  await expect(order(page, 'en')).toHaveText(july('en', ['green']));
  const leftOut = say('en', 'link.unknown', { values: 'Beer' });
  await expect(ranking(page, 'en').getByRole('status').filter({ hasText: leftOut })).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await buttonIn(page, 'en', 'when.clear').click();
  await expect(page).toHaveURL(/july$/);
  await expect(order(page, 'en')).toHaveText(july('en'));
});

test('a missing figure is shown as unknown', async ({ page }) => {
  await open(page, `${paths.month('en', 'july')}?for=sea`);
  await expect(
    ranking(page, 'en').getByRole('listitem').filter({ hasText: 'Ephesus' }),
  ).toContainText(say('en', 'when.fit.unknown'));
});

test('the map of a month works by keyboard, as docs/map.md says', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.month(locale, 'july'));
  const { map: known, happens } = getMonth(locale, 'july');
  const places = page
    .getByRole('list', { name: say(locale, 'map.list'), exact: true })
    .getByRole('link');
  await expect(places).toHaveCount(known.length);

  await places.first().focus();
  for (const [at, { id, title, says }] of known.entries()) {
    const place = places.nth(at);
    await expect(place).toBeFocused();
    await expect(place).toHaveAccessibleName(`${title} (${say(locale, `year.${says}`)})`);
    const card = ranking(page, locale).locator(`[data-place="${id}"]`);
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await page.keyboard.press('Tab');
  }
  for (const { title } of happens) {
    await expect(page.locator(':focus')).toHaveText(title);
    await page.keyboard.press('Tab');
  }
  await expect(wish(page, locale, 'walk')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(ranking(page, locale).getByRole('status').first()).toContainText(
    say(locale, 'when.wish.walk'),
  );
  await expect(wish(page, locale, 'walk')).toBeFocused();

  await expectNoViolationIn(page, 'main', 'a wish pressed');

  await places.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.destination(locale, known[1]?.id ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known[1]?.title ?? '');
});
