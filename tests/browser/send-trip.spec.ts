import type { Page } from '@playwright/test';
import { formatPrice } from '../../app/i18n/format.ts';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { countedSum } from '../support/prices.ts';
import { stopsAt } from '../support/stops.ts';
import { expect, open, test } from './support/test.ts';
import { buttonIn, readable, say, titleOfPlace, trips, tripWords } from './support/words.ts';

const stops = stopsAt('istanbul.3,cappadocia.2');

/** Its start opens what is folded. */
const trip = 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2&start=izmir';

/** Looks for some of the lines; a unit test checks all of them. */
function expectTrip(page: Page, text: string, locale: Locale) {
  const price = formatPrice(locale, countedSum(stops));
  const beginnings = [
    stops.map(({ place }) => titleOfPlace(locale, place)).join(localeInfo[locale].dash),
    ...stops.map(
      ({ place, nights }) =>
        `${titleOfPlace(locale, place)}: ${say(locale, 'plan.nights', { nights })}`,
    ),
    say(locale, 'plan.fromPerson', { price }),
    say(locale, 'plan.textOpen'),
  ].map(readable);
  const lines = text.split('\n');
  expect(lines.at(-1)).toBe(page.url());
  const plain = lines.map(readable);
  const found = beginnings.map((beginning) =>
    plain.findIndex((line) => beginning !== '' && line.startsWith(beginning)),
  );
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(plain.filter((line) => line.startsWith('• '))).toHaveLength(6);
}

/** Sharing fails by this error. */
const refuseToShare = (page: Page, name: string) =>
  page.evaluate((reason) => {
    navigator.share = () => Promise.reject(new DOMException('', reason));
  }, name);

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const locale of ['ar', 'tr'] as const) {
    test(`${locale}: without a share sheet, Share copies the link; the trip is copied as text`, async ({
      page,
    }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await open(page, paths.plan(locale, trip));
      const status = (key: 'plan.copied' | 'plan.textCopied') =>
        page.getByRole('status').getByText(say(locale, key), { exact: true });

      await buttonIn(page, locale, 'plan.share').click();
      await expect(status('plan.copied')).toBeVisible();
      expect(await copied(page)).toBe(page.url());
      await expect(buttonIn(page, locale, 'plan.copy')).toHaveCount(0);
      const place = titleOfPlace(locale, 'istanbul');
      await buttonIn(page, locale, 'plan.more', { place }).click();
      await expect(status('plan.copied')).toBeHidden();
      await buttonIn(page, locale, 'plan.fewer', { place }).click();

      await buttonIn(page, locale, 'plan.copyText').click();
      await expect(status('plan.textCopied')).toBeVisible();
      expectTrip(page, await copied(page), locale);
    });
  }
});

test.describe('of a ready-made trip', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Share shares the page, or copies its link', async ({ page }) => {
    const [{ id } = { id: '' }] = trips;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open(page, `${paths.trip('ar', id)}#days`);
    const status = (key: 'plan.copied' | 'plan.shareCopied') =>
      page.getByRole('status').getByText(say('ar', key), { exact: true });
    await expect(status('plan.copied')).toBeHidden();
    await buttonIn(page, 'ar', 'plan.share').click();
    await expect(status('plan.copied')).toBeVisible();
    const address = new URL(paths.trip('ar', id), page.url()).href;
    expect(await copied(page)).toBe(address);

    await page.evaluate(() => {
      navigator.share = ({ title, url } = {}) => {
        Object.assign(globalThis, { shared: [title, url] });
        return Promise.resolve();
      };
    });
    await buttonIn(page, 'ar', 'plan.share').click();
    await expect(status('plan.copied')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual([
      tripWords('ar', id).title,
      address,
    ]);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await refuseToShare(page, 'AbortError');
    await buttonIn(page, 'ar', 'plan.share').click();
    expect(await copied(page)).toBe('before');
    await refuseToShare(page, 'NotAllowedError');
    await buttonIn(page, 'ar', 'plan.share').click();
    expect(await copied(page)).toBe(address);
    await expect(status('plan.shareCopied')).toBeVisible();
  });
});

test('a second press while the share sheet is open copies nothing', async ({ page }) => {
  const copies: string[] = [];
  page.on('console', (message) => message.type() === 'info' && copies.push(message.text()));
  await page.addInitScript(() => {
    const sheet = new Promise<void>(() => {});
    const inUse = new DOMException('An earlier share has not yet completed', 'InvalidStateError');
    let isOpen = false;
    navigator.share = () => {
      const answer = isOpen ? Promise.reject(inUse) : sheet;
      isOpen = true;
      return answer;
    };
    // oxlint-disable-next-line typescript/require-await -- as asynchronous as the one in its place
    navigator.clipboard.writeText = async (text) => console.info(text);
  });
  await open(page, paths.plan('en', trip));
  await buttonIn(page, 'en', 'plan.share').click();
  await buttonIn(page, 'en', 'plan.share').click();
  await buttonIn(page, 'en', 'plan.copyText').click();
  await expect(page.getByText(say('en', 'plan.textCopied'))).toBeVisible();
  expect(copies.filter((text) => text.startsWith('http'))).toEqual([]);
});

test('text that cannot be copied is shown for copying by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await open(page, paths.plan('tr', trip));
  await buttonIn(page, 'tr', 'plan.copyText').click();
  await expect(page.getByText(say('tr', 'plan.textNotCopied'))).toBeVisible();
  const shown = page.getByRole('textbox', { name: say('tr', 'plan.text') });
  expectTrip(page, await shown.inputValue(), 'tr');
});
