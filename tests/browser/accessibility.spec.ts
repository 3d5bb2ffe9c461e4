import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localeInfo, locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

/* What `axe.spec.ts` leaves open. */

test.use({ reducedMotion: 'reduce', trace: 'off' });

/**
 * Axe leaves out texts whose letters change their form beside each other, because icon fonts do
 * that: so does Arabic. This makes it look at them.
 */
const readJoinedLetters = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(CanvasRenderingContext2D.prototype, 'measureText', {
      value: (text: string) => ({ width: 30 * text.length }),
    });
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    // Turkish has the faces and colours of English.
    for (const locale of ['en', 'ar'] as const) {
      test(`${locale}: text has a contrast of 7:1, large text of 4.5:1`, async ({ page }) => {
        test.slow();
        for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
          await open(page, path);
          await readJoinedLetters(page);
          const { violations, passes } = await new AxeBuilder({ page })
            .options({ selectors: false })
            // The one rule for all that is below the level AA, the other from there to AAA.
            .withRules(['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'])
            .setLegacyMode()
            .analyze();
          const faint = violations.flatMap(({ nodes }) =>
            nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
          );
          expect.soft(faint, name).toEqual([]);
          expect(passes.flatMap(({ nodes }) => nodes).length, name).toBeGreaterThan(20);
        }
      });
    }

    for (const locale of locales) {
      test(`${locale}: an empty list of destinations has no violation`, async ({ page }) => {
        await open(page, paths.destinations(locale, 'skiing'));
        await expect(
          page.getByRole('button', { name: say(locale, 'destinations.showAll'), exact: true }),
        ).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

/** How much of the focused element the language offer lies over, from 0 to 1. */
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

  for (const locale of ['tr', 'ar'] as const) {
    test(`${locale}: the language offer hides nothing that has the focus`, async ({ page }) => {
      await open(page, paths.guide(locale));
      await expect(page.getByRole('complementary', { name: localeInfo.en.offer })).toBeVisible();
      for (let stop = 1; stop <= 40; stop++) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => document.activeElement?.textContent?.trim());
        await expect
          .soft(async () => expect(await page.evaluate(shareUnderOffer)).toBeLessThan(0.99), {
            message: `stop ${stop}: ${name}`,
          })
          .toPass({ timeout: 500 });
      }
    });
  }
});
