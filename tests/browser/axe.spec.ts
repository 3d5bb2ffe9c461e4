import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localeInfo, locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { formOf } from './support/contact.ts';
import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

test.use({ reducedMotion: 'reduce', trace: 'off' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Without the selectors of all that is right, which take half of the time. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .options({ selectors: false, resultTypes: ['violations'] })
    .setLegacyMode();

async function expectNone(axe: AxeBuilder, name: string) {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes
      .slice(0, 5)
      .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }));
  expect.soft(found, name).toEqual([]);
}

/** By day all rules, by night those about colour, which is all that the night changes. */
async function expectNoViolation(page: Page, name: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone(axeOn(page).withTags(tags), name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(axeOn(page).withRules(rulesOfColour), `${name}, by night`);
}

for (const locale of locales) {
  // `accessibility.spec.ts` has the colours of all pages.
  test(`${locale}: no violation on any page, narrow or wide`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
      await open(page, path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const axe = axeOn(page).withTags(tags).disableRules(rulesOfColour);
        await expectNone(axe, `${name} at ${width}`);
      }
    }
  });

  for (const width of [1440, 390]) {
    test(`${locale} at ${width}: nor with something opened or sent`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await open(page, paths.contact(locale));
      const toolbar = page.getByRole('banner');
      await toolbar.getByRole('button', { name: localeInfo[locale].name }).click();
      await expect(toolbar.getByRole('link', { name: 'Türkçe' })).toBeVisible();
      await expectNoViolation(page, 'language list');
      await page.keyboard.press('Escape');
      if (width < 768) {
        await toolbar.getByRole('button', { name: say(locale, 'toolbar.openMenu') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolation(page, 'menu');
        await page.keyboard.press('Escape');
      }
      const form = formOf(page, locale);
      await form.message.fill('مرحبا, merhaba');
      await form.send.click();
      await expect(form.copy).toBeVisible();
      await expectNoViolation(page, 'form sent');
      await open(page, paths.destinations(locale));
      const card = page.getByRole('article').first();
      await card.hover();
      await expect(card.getByText(say(locale, 'photo.credit'))).toBeVisible();
      await expectNoViolation(page, 'card pointed at');
    });
  }
}
