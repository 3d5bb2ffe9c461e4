import { paths } from '../../app/paths.ts';
import { fontsStayInPlace } from './support/fonts-in-place.ts';
import { photoSelector } from './support/photos.ts';
import { expect, open, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test('figures keep their height when their photo loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [paths.article('ar', 'istanbul'), paths.destination('en', 'ephesus')]) {
    const arrived = Promise.withResolvers<void>();
    await page.route(/^https:/, async (route) => {
      await arrived.promise;
      await route.fallback();
    });
    await open(page, path);
    const figure = page
      .getByRole('figure')
      .filter({ has: page.locator(photoSelector) })
      .first();
    await figure.scrollIntoViewIfNeeded();
    const before = (await figure.boundingBox())?.height;
    arrived.resolve();
    await expect(figure.locator(`${photoSelector}[data-state=shown]`)).toBeVisible();
    expect.soft((await figure.boundingBox())?.height, path).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

fontsStayInPlace(0.01);
