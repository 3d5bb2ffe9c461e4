import sharp from 'sharp';
import { paths } from '../../app/paths.ts';
import { twoFrames } from './support/frames.ts';
import { expect, test } from './support/test.ts';
import { holdBack } from './support/before-scripts.ts';

const pages = [
  [paths.home('ar'), 1440],
  [paths.destinations('ar'), 1440],
  [paths.article('en', 'istanbul'), 390],
  [paths.month('tr', 'may'), 1440],
  [paths.notFound('tr'), 390],
] as const;

/** The largest difference of a colour's channel, 0 to 255. */
async function largestDifference(one: Buffer, other: Buffer) {
  const layer = { input: other, blend: 'difference' } as const;
  // `stats` is of the input.
  const difference = await sharp(one).composite([layer]).removeAlpha().png().toBuffer();
  const { channels } = await sharp(difference).stats();
  return Math.max(...channels.map(({ max }) => max));
}

/** Chromium may draw an edge again that differs by 2. */
const unseen = 4;

for (const [path, width] of pages) {
  test(`the first screen of ${path} has its styles before the file of all styles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('theme', 'night'));
    const released = await holdBack(page, /\.css$/);
    await page.goto(path, { waitUntil: 'commit' });
    const last = page.locator('link[rel=stylesheet]').locator('xpath=preceding-sibling::*[1]');
    await expect(last).toBeVisible();
    // Layout asks for the faces that are then waited for.
    await page.evaluate(twoFrames);
    await page.evaluate(() => document.fonts.ready);
    const box = await last.boundingBox();
    const shown = () =>
      page.screenshot({
        // Pins and names follow the paper of a map.
        mask: [page.locator('[data-map]')],
        clip: { x: 0, y: 0, width, height: Math.min((box?.y ?? 0) + (box?.height ?? 0), 900) },
      });
    const before = await shown();
    await expect(page.getByRole('contentinfo')).not.toBeAttached();
    released();
    await page.waitForLoadState();
    await page.evaluate(twoFrames);
    expect(await last.boundingBox()).toEqual(box);
    expect(await largestDifference(await shown(), before)).toBeLessThanOrEqual(unseen);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
