import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { hasNoViolation } from './every-page/accessible.ts';
import { showsFocus } from './every-page/focus.ts';
import { fillsBothHalves } from './every-page/halves.ts';
import { readsOverPictures } from './every-page/over-pictures.ts';
import { fitsEveryWidth, fitsPhone } from './every-page/reflow.ts';
import { hasReadableLines } from './every-page/text-lines.ts';
import { test } from './support/one-page.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { open } from './support/test.ts';

const kinds = [
  ...pageKinds,
  { name: 'empty list', path: (locale: Locale) => paths.destinations(locale, 'skiing') },
];

/** What depends on words, letters or direction, in each language. */
const always = [fitsPhone, hasReadableLines, readsOverPictures];

/** What is the same in each language, by turns; what changes the page comes last. */
const checksOf = (index: number, locale: Locale) => {
  if (locale === languageFor(index))
    return [...always, fitsEveryWidth, fillsBothHalves, hasNoViolation];
  if (locale === languageFor(index + 1)) return [...always, showsFocus];
  return always;
};

for (const [index, { name: kind, path }] of kinds.entries()) {
  for (const locale of locales) {
    test(`${locale} ${kind}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, path(locale));
      for (const check of checksOf(index, locale)) await check({ page, locale, kind, index });
    });
  }
}
