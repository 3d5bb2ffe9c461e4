import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { buttonIn, destinations, destinationWords, say, titleOfPlace } from './support/words.ts';

// The photos of a place, below its sights, and each of them large.

const place = 'istanbul';
const photos = destinations.find(({ id }) => id === place)?.facts.photos ?? [];

const stripOf = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('list', {
    name: say(locale, 'gallery.title', { place: titleOfPlace(locale, place) }),
  });

for (const [locale, forward] of [
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const) {
  test(`${locale}: each photo is seen large, by hand and by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, paths.destination(locale, place));
    const strip = stripOf(page, locale);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByRole('button')).toHaveCount(photos.length);
    const second = strip.getByRole('button').nth(1);
    await second.click();
    const dialog = page.getByRole('dialog');
    const shown = dialog.getByRole('figure');
    const isOn = (at: number) =>
      expect(shown.nth(at).getByText(`${at + 1} / ${photos.length}`)).toBeInViewport();
    await isOn(1);
    const name = photos[1]?.alt[locale] ?? '';
    await expect(shown.nth(1).getByRole('img', { name })).toBeInViewport();
    await page.keyboard.press(forward);
    await isOn(2);
    await buttonIn(dialog, locale, 'gallery.previous').click();
    await isOn(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(second).toBeFocused();
  });
}

test.describe('a host that refuses', () => {
  test.use({ photos: 'refused' });

  test('leaves no strip', async ({ page }) => {
    await open(page, paths.destination('en', place));
    // Below the strip, which goes when it is near the view.
    const plan = say('en', 'destination.itinerary', {
      days: destinationWords('en', place).plan.length,
    });
    await page.getByRole('heading', { name: plan }).scrollIntoViewIfNeeded();
    await expect(stripOf(page, 'en')).toHaveCount(0);
  });
});
