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

async function expectNoViolation(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes
      .slice(0, 5)
      .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }));
  expect.soft(found, name).toEqual([]);
}

const looks = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const { width, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const locale of locales) {
      test(`${locale}: no violation on any page`, async ({ page }) => {
        test.slow();
        for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
          await open(page, path);
          await expectNoViolation(page, name);
        }
      });

      test(`${locale}: nor with something opened or sent`, async ({ page }) => {
        await open(page, paths.contact(locale));
        const languages = page
          .getByRole('banner')
          .getByRole('button', { name: localeInfo[locale].name });
        await languages.click();
        await expect(page.getByRole('link', { name: 'Türkçe' })).toBeVisible();
        await expectNoViolation(page, 'language list');
        await page.keyboard.press('Escape');
        if (width < 768) {
          await page.getByRole('button', { name: say(locale, 'toolbar.openMenu') }).click();
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
        await page.getByRole('article').first().hover();
        await expectNoViolation(page, 'card pointed at');
      });
    }
  });
}
