import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { formOf } from './support/contact.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

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

/** One rule for all that is below the level AA, another from there to AAA: 7:1, large text 4.5:1. */
async function expectContrast(page: Page, name: string) {
  const { violations, passes } = await axeOn(page)
    .options({ selectors: false })
    .withRules([...rulesOfColour, 'color-contrast-enhanced'])
    .analyze();
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  );
  expect.soft(faint, name).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length, name).toBeGreaterThan(20);
}

const kinds = [
  ...pageKinds,
  {
    name: 'empty list',
    path: (locale: Locale) => paths.destinations(locale, 'skiing'),
  },
];

// Markup and colours are the same in all languages, so each kind is read in one, by turns.
for (const [index, { name: kind, path }] of kinds.entries()) {
  const locale = languageFor(index);
  test(`${locale} ${kind}: no violation, narrow or wide; text has a contrast of 7:1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, path(locale));
    const structure = () => axeOn(page).withTags(tags).disableRules(rulesOfColour);
    await expectNone(structure(), 'at 390');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNone(structure(), 'at 1440');
    await readJoinedLetters(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectContrast(page, colorScheme);
    }
  });
}

for (const locale of locales) {
  // What opens is the same at both widths but for the menu, which the narrow one has.
  for (const width of locale === 'ar' ? [1440, 390] : [390]) {
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
