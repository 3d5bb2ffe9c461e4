import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import {
  hasContrastInTheDark,
  hasNoViolation,
  showsNothingThroughToolbar,
} from './every-page/accessible.ts';
import { showsFocus } from './every-page/focus.ts';
import { fillsBothHalves } from './every-page/halves.ts';
import { fitsEveryWidth, fitsPhone } from './every-page/reflow.ts';
import { hasReadableLines } from './every-page/text-lines.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/one-page.ts';
import { isTurn, languageFor, pageKinds } from './support/pages.ts';
import { open } from './support/test.ts';

const kinds = [
  ...pageKinds,
  { name: 'empty list', path: (locale: Locale) => paths.destinations(locale, 'skiing') },
];

/** What depends on words, letters or direction, in each language. */
const always = [fitsPhone, hasReadableLines];

/** What is the same in each language; what changes the page comes last. */
const wide = [
  ...always,
  fitsEveryWidth,
  fillsBothHalves,
  hasNoViolation,
  showsNothingThroughToolbar,
];

function checksOf(index: number, locale: Locale) {
  if (!isTurn(locale, index) && locale !== languageFor(index))
    return [...always, hasContrastInTheDark];
  const isWide = (locale === 'ar') === index % 4 > 1;
  if (!isWide) return [...always, showsFocus];
  return index % 3 === 0 ? [...wide, hasContrastInTheDark] : wide;
}

/** Pages of text alone, and another state of a page. */
const simple = new Set([
  'accessibility',
  'credits',
  'privacy',
  'destinations by tag',
  'empty list',
  'unknown destination',
]);

for (const [index, { name: kind, path }] of kinds.entries()) {
  for (const locale of locales) {
    const isByDay = !simple.has(kind) && locale === languageFor(index);
    test(`${locale} ${kind}`, isByDay ? {} : nightly, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, path(locale));
      for (const check of checksOf(index, locale))
        await test.step(check.name, () => check({ page, locale, kind, index }));
    });
  }
}
