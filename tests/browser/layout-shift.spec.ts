import { paths } from '../../app/paths.ts';
import { fontsStayInPlace } from './support/fonts-in-place.ts';
import { twoFrames } from './support/frames.ts';
import { photoSelector } from './support/photos.ts';
import { serveInParts } from './support/serve-in-parts.ts';
import { addUpShifts, expectStill, shiftsOf } from './support/shifts.ts';
import { expect, open, test } from './support/test.ts';
import { linkIn, titleOfPlace } from './support/words.ts';
import { holdBack } from './support/before-scripts.ts';

test.use({ reducedMotion: 'no-preference' });

test('figures keep their height when their photo loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [paths.article('ar', 'istanbul'), paths.destination('en', 'ephesus')]) {
    const arrive = await holdBack(page, /^https:/);
    await open(page, path);
    const figure = page
      .getByRole('figure')
      .filter({ has: page.locator(photoSelector) })
      .first();
    await figure.scrollIntoViewIfNeeded();
    const before = (await figure.boundingBox())?.height;
    arrive();
    await expect(figure.locator(`${photoSelector}[data-state=shown]`)).toBeVisible();
    expect.soft((await figure.boundingBox())?.height, path).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test.describe('words and their picture', () => {
  const arriving = [
    paths.home('ar'),
    paths.destination('en', 'ephesus'),
    paths.article('ar', 'istanbul'),
  ];
  let site: Awaited<ReturnType<typeof serveInParts>>;
  test.beforeAll(async () => {
    site = await serveInParts(arriving, '</h1>');
  });
  test.afterAll(() => site.close());

  for (const path of arriving) {
    test(`do not move while they arrive, ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.addInitScript(addUpShifts);
      const fonts = await holdBack(page, /\.woff2$/);
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.locator('h1').waitFor({ state: 'attached' });
      await page.evaluate(twoFrames);
      site.sendRest();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(twoFrames);
      expectStill(await shiftsOf(page), path, 0.001);
      fonts();
      await page.waitForLoadState();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

for (const [what, query, kept] of [
  ['a trip of the address', 'stops=istanbul.3,blacksea.1&month=july', ''],
  ['a trip kept on this device', '', 'stops=istanbul.3,blacksea.1'],
] as const) {
  test(`${what} moves nothing when scripts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(addUpShifts);
    const released = await holdBack(page, /\.js$/);
    await page.addInitScript((trip) => localStorage.setItem('trip', trip), kept);
    await page.goto(paths.plan('ar', query), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(twoFrames);
    released();
    const shown = query
      ? page.getByRole('heading', { name: titleOfPlace('ar', 'blacksea') })
      : linkIn(page.getByRole('main'), 'ar', 'trip.mine', { stops: 2 });
    await expect(shown.first()).toBeVisible();
    await page.evaluate(twoFrames);
    expectStill(await shiftsOf(page));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

fontsStayInPlace(0.01);
