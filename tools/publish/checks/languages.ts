import type { HtmlElement } from 'html-validate';
import { defaultLocale, localeInfo, locales } from '../../../app/locales.ts';
import { inLocale } from '../../../app/paths.ts';
import { all, attribute, type BuiltSite, type Page, textOf } from './built-pages.ts';
import type { Finding } from './finding.ts';

/** Fewer may be the same in two languages: names of people, places and brands. */
const fewestWords = 4;

const wordsIn = (text: string) =>
  text.replaceAll(/\S*[@/]\S*/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;

const isMarked = (element: HtmlElement | null): boolean =>
  element !== null &&
  !element.is('html') &&
  (element.hasAttribute('lang') ||
    attribute(element, 'translate') === 'no' ||
    isMarked(element.parent));

const blocks = 'title, h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, button';

/** Texts of the innermost blocks that claim to be in the language of the page. */
const textsIn = (page: Page) =>
  all(page, blocks)
    .filter(
      (element) => element.querySelectorAll(`${blocks}, [lang], [translate="no"]`).length === 0,
    )
    .filter((element) => !isMarked(element))
    .map((element) => textOf(element).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => wordsIn(text) >= fewestWords);

export function checkLanguages({ pages, everyPage }: BuiltSite): Finding[] {
  const addresses = new Set(pages.map(({ address }) => address));
  const missing = pages.flatMap(({ address }) =>
    locales
      .filter((locale) => !addresses.has(inLocale(address, locale)))
      .map((locale): Finding => ({
        name: 'missingLanguage',
        page: address,
        values: { language: localeInfo[locale].name },
      })),
  );
  const english = new Set(
    everyPage.filter(({ locale }) => locale === defaultLocale).flatMap(textsIn),
  );
  const left = everyPage
    .filter(({ locale }) => locale !== defaultLocale)
    .flatMap((page) =>
      [...new Set(textsIn(page))]
        .filter((text) => english.has(text))
        .map((text): Finding => ({
          name: 'englishLeft',
          page: page.address,
          values: { text, language: localeInfo[page.locale].name },
          written: text,
        })),
    );
  return [...missing, ...left];
}
