import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
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
    const measure = Object.getOwnPropertyDescriptor(
      CanvasRenderingContext2D.prototype,
      'measureText',
    );
    Object.defineProperty(CanvasRenderingContext2D.prototype, 'measureText', {
      ...measure,
      value: (text: string) => ({ width: 30 * text.length }),
    });
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const locale of locales) {
      test(`${locale}: text has a contrast of 7:1, large text of 4.5:1`, async ({ page }) => {
        test.slow();
        for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
          await open(page, path);
          await readJoinedLetters(page);
          const { violations, passes } = await new AxeBuilder({ page })
            // The one rule for all that is below the level AA, the other from there to AAA.
            .withRules(['color-contrast', 'color-contrast-enhanced'])
            .setLegacyMode()
            .analyze();
          const faint = violations.flatMap(({ nodes }) =>
            nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
          );
          expect.soft(faint, name).toEqual([]);
          expect(passes.flatMap(({ nodes }) => nodes).length, name).toBeGreaterThan(20);
        }
      });

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
