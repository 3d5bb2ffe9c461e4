import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open, test as alone } from './support/test.ts';
import {
  baseName,
  buttonIn,
  linkIn,
  readable,
  regionIn,
  say,
  titleOfPlace,
} from './support/words.ts';
import { openMore, openStop } from './support/planner-folds.ts';

const locale = 'ar';
const asPlanned = 'stops=blacksea.3&from=2027-07-04';
const moved = 'stops=blacksea.trabzon1-uzungol2&from=2027-07-04';
const name = (id: string) => baseName(locale, 'blacksea', id);

const mover = (page: Page, from: string, to: string) =>
  buttonIn(page, locale, 'plan.moveNight', { from: name(from), to: name(to) });

/** The nights of the day list, in order. */
const nightsIn = (page: Page) =>
  regionIn(page, locale, 'plan.days').getByText(
    new RegExp(`^${readable(say(locale, 'plan.night', { place: '' })).trim()}`),
  );

const said = (...bases: string[]) =>
  bases.map((base) => say(locale, 'plan.night', { place: name(base) }));

async function fileOf(page: Page, key: 'plan.calendar' | 'plan.places') {
  await openMore(page, locale);
  const download = page.waitForEvent('download');
  await buttonIn(page, locale, key).click();
  return readFileSync(await (await download).path(), 'utf8').replaceAll('\r\n ', '');
}

async function movesANight(page: Page, press: (button: Locator) => Promise<void>) {
  await open(page, paths.plan(locale, asPlanned));
  await expect(nightsIn(page)).toHaveText(said('trabzon', 'uzungol', 'ayder'));
  await openStop(page, locale, 'blacksea');

  await press(mover(page, 'ayder', 'uzungol'));
  await expect(page).toHaveURL(paths.plan(locale, moved));
  await expect(nightsIn(page)).toHaveText(said('trabzon', 'uzungol', 'uzungol'));
  await press(mover(page, 'uzungol', 'ayder'));
  await expect(page).toHaveURL(paths.plan(locale, asPlanned));
  await page.goBack();
  await expect(page).toHaveURL(paths.plan(locale, moved));
  await expect(nightsIn(page)).toHaveText(said('trabzon', 'uzungol', 'uzungol'));
}

test('a night moves to another base by keyboard', async ({ page }) => {
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  };
  await movesANight(page, press);
  // No night is left in Ayder.
  await expect(mover(page, 'ayder', 'uzungol')).toHaveAttribute('aria-disabled', 'true');
  await press(mover(page, 'ayder', 'uzungol'));
  await expect(page).toHaveURL(paths.plan(locale, moved));
});

alone.describe('on a phone', () => {
  alone.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  alone('a night moves to another base by touch', async ({ page }) => {
    await movesANight(page, (button) => button.tap());
  });
});

test('what is taken along has the bases of the address', async ({ page }) => {
  await open(page, paths.plan(locale, moved));
  const calendar = await fileOf(page, 'plan.calendar');
  const locations = [...calendar.matchAll(/^LOCATION[^:]*:(.*?)\r?$/gm)].map(([, place]) => place);
  expect(locations).toEqual([name('trabzon'), name('uzungol')]);
  const gpx = await fileOf(page, 'plan.places');
  const points = [...gpx.matchAll(/<wpt [^>]*><name>([^<]*)</g)].map(([, place]) => place);
  expect(points.slice(0, 2)).toEqual([name('trabzon'), name('uzungol')]);

  await linkIn(page, locale, 'ask.label').first().click();
  const nights = (count: number) => say(locale, 'plan.nights', { nights: count });
  const place = titleOfPlace(locale, 'blacksea');
  const bases = `${name('trabzon')}: ${nights(1)} · ${name('uzungol')}: ${nights(2)}`;
  await expect(page.getByLabel(say(locale, 'contact.message'))).toHaveValue(
    new RegExp(`${place}: .* \\(${bases}\\)`),
  );
});

test('a town that the place does not have is reported', async ({ page }) => {
  await open(page, paths.plan(locale, 'stops=blacksea.trabzon1-izmir2'));
  await expect(page.getByRole('main')).toContainText(say(locale, 'plan.left.title'));
  await expect(page.getByRole('main')).toContainText('trabzon1-izmir2');
  await expect(page).toHaveURL(/blacksea\.trabzon1-izmir2$/);
});
