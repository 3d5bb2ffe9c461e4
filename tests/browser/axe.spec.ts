import type { Page } from '@playwright/test';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import {
  axeOn,
  expectNone,
  expectNoViolationIn,
  rulesOfColour,
  tags,
  violationsOnly,
} from './support/axe.ts';
import { formOf } from './support/contact.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { expectNothingThroughToolbar } from './support/seen-through.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { say } from './support/words.ts';

/** Axe skips text with ligatures because of icon fonts; Arabic has ligatures too. */
const checkLigatures = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(CanvasRenderingContext2D.prototype, 'measureText', {
      value: (text: string) => ({ width: 30 * text.length }),
    });
  });

/** Bold paragraphs in place of headings, and cells of a table without one. */
const experimental = { 'p-as-heading': { enabled: true }, 'td-has-header': { enabled: true } };

const kinds = [
  ...pageKinds,
  {
    name: 'empty list',
    path: (locale: Locale) => paths.destinations(locale, 'skiing'),
  },
];

for (const [index, { name: kind, path }] of kinds.entries()) {
  const locale = languageFor(index);
  const width = index % 2 === 0 ? 390 : 1440;
  // `color-contrast` covers AA, `color-contrast-enhanced` AAA: 7:1, large text 4.5:1.
  test(`${locale} ${kind} at ${width}: no violation; text has a contrast of 7:1, and none shows through the toolbar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path(locale));
    await checkLigatures(page);
    const enhanced = 'color-contrast-enhanced';
    const byDay = (await axeOn(page))
      .options({ ...violationsOnly, rules: { [enhanced]: { enabled: true }, ...experimental } })
      .withTags(tags);
    await expectNone(byDay, 'by day');
    await page.emulateMedia({ colorScheme: 'dark' });
    const byNight = (await axeOn(page))
      .options({ selectors: false })
      .withRules([...rulesOfColour, enhanced]);
    const passes = await expectNone(byNight, 'by night');
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(20);
    await expectNothingThroughToolbar(page);
  });
}

for (const [locale, width] of [
  ['ar', 390],
  ['tr', 1440],
] as const) {
  test(`${locale} at ${width}: no violation with a list or the menu open, or a message sent`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, paths.contact(locale));
    const toolbar = page.getByRole('banner');
    await toolbar.getByRole('button', { name: localeInfo[locale].name }).click();
    await expect(toolbar.getByRole('link', { name: 'Türkçe' })).toBeVisible();
    await expectNoViolationIn(page, 'body > header', 'language list');
    await page.keyboard.press('Escape');
    if (width < 768) {
      await toolbar.getByRole('button', { name: say(locale, 'toolbar.openMenu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolationIn(page, '#menu', 'menu');
      await page.keyboard.press('Escape');
    } else {
      await toolbar.getByRole('button', { name: say(locale, 'toolbar.plan'), exact: true }).click();
      await expect(toolbar.getByRole('link', { name: say(locale, 'nav.plan') })).toBeVisible();
      await expectNoViolationIn(page, 'body > header', 'list of tools');
      await page.keyboard.press('Escape');
    }
    const form = formOf(page, locale);
    await form.message.fill('مرحبا, merhaba');
    await form.send.click();
    await expect(form.copy).toBeVisible();
    await expectNoViolationIn(page, 'main', 'form sent');
  });
}
