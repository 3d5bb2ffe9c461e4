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
  destinationWords,
  titleOfPlace,
} from './support/words.ts';
import { twoFrames } from './support/frames.ts';
import { keptOn } from './support/kept-trip.ts';
import { openPlaces, openStop } from './support/planner-folds.ts';
import { requestsOf } from './support/requests.ts';

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

test('the words of a stop can be selected', async ({ page }) => {
  await open(page, paths.plan('en', 'stops=istanbul.3'));
  const { title } = destinationWords('en', 'istanbul');
  const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
  const { x, y, height } = (await heading.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\w{3,}/);
});

/** Runs in the page: what a hand does with a stop, or with something of another window. */
const drag = (part: Element, kind: string) =>
  part.dispatchEvent(
    new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
  );

test('a file that is dropped on a stop moves none, also after a drag that never ended', async ({
  page,
}) => {
  await open(page, paths.plan('en', 'stops=istanbul.3,cappadocia.2,ephesus.1'));
  const stops = regionIn(page, 'en', 'plan.stops').getByRole('listitem');
  const left = paths.plan('en', 'stops=cappadocia.2,ephesus.1');
  await stops.first().locator('[draggable=true]').evaluate(drag, 'dragstart');
  await expect(stops.first()).toHaveAttribute('data-dragged');
  const { title: place } = destinationWords('en', 'istanbul');
  await openStop(page, 'en', 'istanbul');
  await buttonIn(page, 'en', 'plan.remove', { place }).click();
  await expect(page).toHaveURL(left);
  await stops.last().evaluate(drag, 'drop');
  await expect(stops.first()).not.toHaveAttribute('data-dragged');
  await expect(page).toHaveURL(left);
});

test('a double click adds a place once', async ({ page }) => {
  const place = titleOfPlace('en', 'antalya');
  await open(page, paths.plan('en'));
  await openPlaces(page, 'en');
  await buttonIn(page, 'en', 'plan.addPlace', { place }).dblclick();
  await expect(page).toHaveURL(paths.plan('en', 'stops=antalya.3'));

  await open(page, paths.plan('en'));
  await linkIn(page, 'en', 'plan.addPlace', { place }).dblclick();
  await expect(page).toHaveURL(paths.plan('en', 'stops=antalya.3'));

  await page.evaluate(() => localStorage.clear());
  await open(page, paths.destination('en', 'ephesus'));
  const asked = requestsOf(page, /\/plan\?/);
  await linkIn(page, 'en', 'trip.add').first().dblclick();
  await page.evaluate(twoFrames);
  expect(asked).toEqual([]);
  expect(await keptOn(page)).toBe('stops=ephesus.2');
});
