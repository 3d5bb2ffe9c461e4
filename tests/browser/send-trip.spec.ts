import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { encode } from 'uqr';
import { formatPrice } from '../../app/i18n/format.ts';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { pictureSize, placeOfCode } from '../../app/planner/draw-picture.ts';
import { countedSum } from '../support/prices.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, readable, say, trips, tripWords } from './support/words.ts';

const stops = [
  { place: 'istanbul', nights: 3 },
  { place: 'cappadocia', nights: 2 },
] as const;

const trip = 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2&start=izmir';

const whole =
  'stops=istanbul.3,cappadocia.2,blacksea.4,ephesus.1,pamukkale.1,antalya.30,istanbul.1,cappadocia.1,antalya.2,blacksea.1,ephesus.2,istanbul.2&from=2027-09-28&people=12&start=izmir&end=trabzon&by=car';

const nameOf = (locale: Locale, id: string) => destinationWords(locale, id).title;

/** Looks for some of the lines; a unit test checks all of them. */
function expectTrip(page: Page, text: string, locale: Locale) {
  const price = formatPrice(locale, countedSum(stops));
  const beginnings = [
    stops.map(({ place }) => nameOf(locale, place)).join(localeInfo[locale].dash),
    ...stops.map(
      ({ place, nights }) => `${nameOf(locale, place)}: ${say(locale, 'plan.nights', { nights })}`,
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

const button = (page: Page, locale: Locale, key: Parameters<typeof say>[1]) =>
  page.getByRole('button', { name: say(locale, key), exact: true });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const locale of locales) {
    test(`${locale}: without a share sheet, Share copies the link; the trip is copied as text`, async ({
      page,
    }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await open(page, paths.plan(locale, trip));
      const status = (key: 'plan.copied' | 'plan.textCopied') =>
        page.getByRole('status').getByText(say(locale, key), { exact: true });

      await button(page, locale, 'plan.share').click();
      await expect(status('plan.copied')).toBeVisible();
      expect(await copied(page)).toBe(page.url());
      await expect(button(page, locale, 'plan.copy')).toHaveCount(0);

      await button(page, locale, 'plan.copyText').click();
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
    await button(page, 'ar', 'plan.share').click();
    await expect(status('plan.copied')).toBeVisible();
    const address = new URL(paths.trip('ar', id), page.url()).href;
    expect(await copied(page)).toBe(address);

    await page.evaluate(() => {
      navigator.share = ({ title, url } = {}) => {
        Object.assign(globalThis, { shared: [title, url] });
        return Promise.resolve();
      };
    });
    await button(page, 'ar', 'plan.share').click();
    await expect(status('plan.copied')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual([
      tripWords('ar', id).title,
      address,
    ]);
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await button(page, 'ar', 'plan.share').click();
    await expect(status('plan.shareCopied')).toBeVisible();
  });
});

test('text that cannot be copied is shown for copying by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await open(page, paths.plan('tr', trip));
  await button(page, 'tr', 'plan.copyText').click();
  await expect(page.getByText(say('tr', 'plan.textNotCopied'))).toBeVisible();
  const shown = page.getByRole('textbox', { name: say('tr', 'plan.text') });
  expectTrip(page, await shown.inputValue(), 'tr');
});

const pictureOn = (page: Page, locale: Locale) =>
  page.getByRole('img', { name: say(locale, 'plan.pictureOf', { name: '' }).trim() });

async function saved(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}

/** Whether each dot of the code for the address is on the picture. */
async function hasCode(picture: Buffer, address: string, isRtl: boolean) {
  const { data: dots, size } = encode(address, { ecc: 'M', border: 4 });
  const { firstDot, side } = placeOfCode(isRtl, size);
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => {
    const [left, top] = [x, y].map(
      (at, axis) => (firstDot[axis] ?? 0) + Math.floor((at + 0.5) * side),
    );
    return (data[((top ?? 0) * info.width + (left ?? 0)) * info.channels] ?? 255) < 128;
  };
  return dots.every((row, y) => row.every((dark, x) => dark === isDark(x, y)));
}

async function colorsIn(picture: Buffer, part: Region) {
  const pixels = await sharp(picture).extract(part).ensureAlpha().raw().toBuffer();
  return new Set(new Uint32Array(Uint8Array.from(pixels).buffer)).size;
}

for (const [locale, query, file] of [
  ['en', trip, 'istanbul-cappadocia-2027-05-03.png'],
  ['tr', 'stops=ephesus.4', 'efes.png'],
  ['ar', whole, 'إسطنبول-كابادوكيا-البحر-الأسود-أفسس-باموكالي-أنطاليا-2027-09-28.png'],
] as const) {
  test(`${locale}: a picture of the trip is drawn and saved, with the code of its address`, async ({
    page,
  }) => {
    await open(page, paths.plan(locale, query));
    await button(page, locale, 'plan.picture').click();
    await expect(page.getByText(say(locale, 'plan.pictureReady'))).toBeVisible();
    await expect(pictureOn(page, locale)).toBeVisible();

    const { name, data } = await saved(page, () =>
      button(page, locale, 'plan.pictureSave').click(),
    );
    expect(name).toBe(file);
    const { format, width, height } = await sharp(data).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...pictureSize });
    const isRtl = localeInfo[locale].dir === 'rtl';
    expect(await hasCode(data, page.url(), isRtl)).toBe(true);
    expect(await hasCode(data, `${page.url()}x`, isRtl)).toBe(false);
    const { left, top } = placeOfCode(isRtl, 1);
    const map = { left: 0, top: 0, width, height: top - 100 };
    expect(await colorsIn(data, map)).toBeGreaterThan(10_000);
    const beside = isRtl ? width / 2 : 0;
    const below = { left: beside, top, width: width / 2, height: height - top };
    expect(left < beside || left > width / 2).toBe(true);
    expect(await colorsIn(data, below)).toBeGreaterThan(200);
  });
}

test('a change of the trip takes its picture away', async ({ page }) => {
  await open(page, paths.plan('en', trip));
  await button(page, 'en', 'plan.picture').click();
  await expect(pictureOn(page, 'en')).toBeVisible();
  const place = destinationWords('en', 'istanbul').title;
  await page.getByRole('button', { name: say('en', 'plan.more', { place }), exact: true }).click();
  await expect(pictureOn(page, 'en')).toHaveCount(0);
  await expect(button(page, 'en', 'plan.pictureSave')).toHaveCount(0);
});

test.describe('after a change of the trip', () => {
  test.use({ permissions: ['clipboard-write'] });

  test('nothing says that the whole trip was copied', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await open(page, paths.plan('tr', trip));
    const said = page.getByText(say('tr', 'plan.copied'), { exact: true });
    await button(page, 'tr', 'plan.share').click();
    await expect(said).toBeVisible();
    const more = say('tr', 'plan.more', { place: nameOf('tr', 'istanbul') });
    await page.getByRole('button', { name: more, exact: true }).click();
    await expect(said).toHaveCount(0);
    await button(page, 'tr', 'plan.share').click();
    await expect(said).toBeVisible();
  });
});

test('a picture is shared as a file, and saved if sharing is refused', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png';
    navigator.share = ({ files, text } = {}) => {
      Object.assign(globalThis, { shared: [files?.[0]?.name, text] });
      const { refusal } = document.documentElement.dataset;
      return refusal ? Promise.reject(new DOMException('', refusal)) : Promise.resolve();
    };
  });
  const refuseBy = (name: string) =>
    page.evaluate((refusal) => {
      Object.assign(document.documentElement.dataset, { refusal });
    }, name);
  const places = stops.map(({ place }) => nameOf('ar', place));
  const name = `${places.join('-')}-2027-05-03.png`;
  await open(page, paths.plan('ar', trip));
  await button(page, 'ar', 'plan.picture').click();
  const share = button(page, 'ar', 'plan.pictureShare');
  let downloads = 0;
  page.on('download', () => downloads++);
  await share.click();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual([name, page.url()]);
  await refuseBy('AbortError');
  await share.click();
  await refuseBy('NotAllowedError');
  expect((await saved(page, () => share.click())).name).toBe(name);
  expect(downloads).toBe(1);
});

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('a picture has the stamps of its places, and is drawn without them, too', async ({
    page,
  }) => {
    const colors = async () => {
      await open(page, paths.plan('en', trip));
      await button(page, 'en', 'plan.picture').click();
      await expect(pictureOn(page, 'en')).toBeVisible();
      const { data } = await saved(page, () => button(page, 'en', 'plan.pictureSave').click());
      const { left, top } = placeOfCode(false, 1);
      return colorsIn(data, { left: 0, top, width: left, height: pictureSize.height - top });
    };
    const withStamps = await colors();
    await page.route('**/art/stamps/*', (route) => route.abort());
    expect(withStamps).toBeGreaterThan(2 * (await colors()));
  });

  test('a picture says that it could not be drawn, and is drawn later', async ({ page }) => {
    await open(page, paths.plan('en', trip));
    await page.route('**/art/map-landscape-*', (route) => route.abort());
    await button(page, 'en', 'plan.picture').click();
    await expect(page.getByText(say('en', 'plan.pictureFailed'))).toBeVisible();
    await expect(button(page, 'en', 'plan.pictureSave')).toHaveCount(0);
    await page.unroute('**/art/map-landscape-*');
    await button(page, 'en', 'plan.picture').click();
    await expect(pictureOn(page, 'en')).toBeVisible();
  });
});

test('a browser without a canvas offers no picture', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, paths.plan('en', trip));
  await expect(button(page, 'en', 'plan.share')).toBeVisible();
  await expect(button(page, 'en', 'plan.picture')).toHaveCount(0);
});
