import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { encode } from 'uqr';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { pictureSize, placeOfCode } from '../../app/planner/draw-picture.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, say } from './support/words.ts';
import { button, nameOf, stops, trip } from './support/sent-trip.ts';

const whole =
  'stops=istanbul.3,cappadocia.2,blacksea.4,ephesus.1,pamukkale.1,antalya.30,istanbul.1,cappadocia.1,antalya.2,blacksea.1,ephesus.2,istanbul.2&from=2027-09-28&people=12&start=izmir&end=trabzon&by=car';

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
