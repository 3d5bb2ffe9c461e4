import { type HtmlElement, TextNode } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { defaultLocale, localeInfo, locales } from '../../app/locales.ts';
import { indexes } from '../support/search-indexes.ts';
import { all, attribute, decode, everyPage, inPages, type Page, textOf } from '../support/site.ts';
import { content } from '../support/texts.ts';

test('Arabic words have no Latin comma between them, in pages and in the search index', () => {
  const latin = /[\p{Script=Arabic}$][\u2066-\u2069]*,\s.{0,20}/gu;
  const arabic = everyPage.filter((page) => page.locale === 'ar');
  expect(inPages(arabic, ({ html }) => html.match(latin) ?? [])).toEqual([]);
  expect(JSON.stringify(indexes.ar).match(latin) ?? []).toEqual([]);
});

/** Fewer may be the same in two languages: names of people, places and brands. */
const fewestWords = 4;

const countOfWords = (text: string) =>
  text.replaceAll(/\S*[@/]\S*/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;

const blocks = 'title, h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, button';

const labels = [
  ...['alt', 'aria-label', 'aria-description'].map((name) => [`[${name}]`, name] as const),
  ['meta[name="description"]', 'content'],
  ['meta[property="og:image:alt"]', 'content'],
] as const;

const isMarked = (element: HtmlElement | null): boolean =>
  element !== null &&
  !element.is('html') &&
  (element.hasAttribute('lang') ||
    attribute(element, 'translate') === 'no' ||
    isMarked(element.parent));

/** Texts of the innermost blocks that claim to be in the language of the page, labels and descriptions. */
const textsIn = (page: Page) =>
  [
    ...all(page, blocks)
      .filter(
        (element) => element.querySelectorAll(`${blocks}, [lang], [translate="no"]`).length === 0,
      )
      .filter((element) => !isMarked(element))
      .map((element) => textOf(element).replaceAll(/\s+/g, ' ').trim()),
    ...labels.flatMap(([selector, name]) =>
      all(page, selector)
        .filter((element) => !isMarked(element))
        .map((element) => attribute(element, name) ?? ''),
    ),
  ].filter((text) => countOfWords(text) >= fewestWords);

test('no title, paragraph or label is the same as in English', () => {
  const inEnglish = new Set(
    everyPage.filter(({ locale }) => locale === defaultLocale).flatMap(textsIn),
  );
  expect(inEnglish.size).toBeGreaterThan(1000);
  const left = inPages(
    everyPage.filter(({ locale }) => locale !== defaultLocale),
    (page) => textsIn(page).filter((text) => inEnglish.has(text)),
  );
  expect(left).toEqual([]);
});

/** The language of an element, by itself or by what is around it. */
const languageOf = (element: HtmlElement | null): string | undefined =>
  element ? (attribute(element, 'lang') ?? languageOf(element.parent)) : undefined;

test('words in italics and sources are marked with a language of their own', () => {
  const foreign = everyPage.filter(({ locale }) => locale !== 'tr');
  const words = foreign.flatMap((page) =>
    all(page, 'main em, section[aria-labelledby="sources-title"] bdi').map((element) => ({
      text: textOf(element),
      page: page.locale,
      own: languageOf(element),
      isSource: element.is('bdi'),
    })),
  );
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter(({ own, page, isSource }) => own === page && !isSource)).toEqual([]);
  expect(words.filter(({ own, isSource }) => isSource && own === 'ar')).toEqual([]);
});

/** Whether an element isolates its text. */
function isIsolated(element: HtmlElement | null): boolean {
  if (!element || element.is('html')) return false;
  const own = element.is('bdi') || attribute(element, 'dir') === 'ltr';
  return own || isIsolated(element.parent);
}

const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g;

describe.each(locales.filter((locale) => localeInfo[locale].dir === 'rtl'))('%s', (locale) => {
  const own = everyPage.filter((page) => page.locale === locale);
  const latin = /\p{Script=Latin}/u;
  const arabic = /\p{Script=Arabic}/u;

  test('Latin words within Arabic text are isolated', () => {
    const bare = inPages(own, (page) =>
      all(page, 'body *')
        .filter((element) => arabic.test(textOf(element)) && !isIsolated(element))
        .flatMap((element) => element.childNodes)
        .filter((node) => node instanceof TextNode)
        .map((node) => decode(node.textContent).replaceAll(isolates, ''))
        .filter((text) => latin.test(text)),
    );
    expect(bare).toEqual([]);
  });
});

/* English names with an article, such as "the Black Sea", have it in every sentence of a built page. */

const named = content.destinations.flatMap(({ translations }) => {
  const { title, inText = title } = translations.en.frontMatter;
  return inText === title ? [] : [title];
});

/** Words that a name follows as a noun; before a noun of its own it has no article ("Black Sea anchovies"). */
const before = String.raw`(?:\b(?:to|from|then|first|and|about|is|move|remove)|[Aa]dd)`;

test('no English page leaves the article out', () => {
  expect(named).toContain('Black Sea');
  const bare = new RegExp(`${before} (?:${named.join('|')})`, 'gu');
  const english = everyPage.filter(({ locale }) => locale === 'en');
  expect(english.length).toBeGreaterThan(40);
  const left = inPages(english, (page) =>
    [
      ...all(page, 'body').map(textOf),
      ...['aria-label', 'alt', 'data-ask', 'content'].flatMap((name) =>
        all(page, `[${name}]`).map((element) => attribute(element, name) ?? ''),
      ),
    ].flatMap((text) => text.replaceAll('\u00A0', ' ').match(bare) ?? []),
  );
  expect(left).toEqual([]);
});
