import { expect, test, type Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { stubPhotos } from '../../tests/browser/support/photos.ts';
import { hydrated } from '../measure/hydrated.ts';
import { addressOf, templateNames } from '../measure/templates.ts';

const themes = (['light', 'dark'] as const).filter((theme) =>
  (process.env['LOOK_THEMES'] || theme).split(',').includes(theme),
);

/** A day in spring: the current month is highlighted. */
const noon = new Date('2026-05-20T12:00:00+03:00');

async function settle(page: Page) {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** Leaves scroll-driven animations alone, which Playwright's `animations: 'disabled'` would move to their end. */
const stopMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });

for (const locale of locales) {
  test.describe(() => {
    test.use({ locale });

    for (const template of templateNames) {
      test(`${template} ${locale}`, async ({ page }, { project }) => {
        await page.clock.setFixedTime(noon);
        await stubPhotos(page, 'ok');
        await page.goto(addressOf(template, locale));
        await settle(page);
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' });
          await stopMotion(page);
          expect
            .soft(await page.screenshot({ fullPage: true }))
            .toMatchSnapshot(`${template}-${project.name}-${theme}-${locale}.png`);
        }
      });
    }
  });
}
