import { localeInfo } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';

/** How much of the focused element the language offer covers, from 0 to 1. */
function shareUnderOffer() {
  const offers = [...document.querySelectorAll('aside[lang]')];
  const offer = offers.find((line) => line.checkVisibility({ visibilityProperty: true }));
  const focused = document.activeElement;
  if (!offer) return 0;
  if (!focused || focused === document.body || offer.contains(focused)) return 0;
  const cover = offer.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  const across = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
  const down = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
  return (Math.max(across, 0) * Math.max(down, 0)) / (box.width * box.height);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the language offer hides nothing that has the focus', async ({ page }) => {
    const locale = 'ar';
    await open(page, paths.guide(locale));
    await expect(page.getByRole('complementary', { name: localeInfo.en.offer })).toBeVisible();
    for (let stop = 1; stop <= 40; stop++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.textContent?.trim());
      await expect
        .poll(() => page.evaluate(shareUnderOffer), `stop ${stop}: ${name}`)
        .toBeLessThan(0.99);
    }
  });
});
