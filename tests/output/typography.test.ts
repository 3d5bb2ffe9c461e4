import { TextNode, type HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { typeset } from '../../app/ui/text/typeset.ts';
import {
  all,
  attribute,
  decode,
  everyPage,
  files,
  inPages,
  readSite,
  type Page,
} from '../support/site.ts';

const invisible = /[\u00a0\u202f\u2060\u2066-\u2069]/u;

const attributes = ['alt', 'aria-label', 'content', 'placeholder', 'props', 'title', 'value'];
const attributesOf = (page: Page) =>
  attributes.flatMap((name) =>
    all(page, `[${name}]`).map((element) =>
      // HTML in the props of an island is text of the page.
      (attribute(element, name) ?? '').replaceAll(/"html":\[0,"<.*?>"\]/g, ''),
    ),
  );

const verbatim = 'code, option, pre, script, style, textarea, title';
const textsOf = (page: Page) =>
  all(page, 'body *')
    .filter((element: HtmlElement) => !element.matches(verbatim))
    .flatMap((element) => element.childNodes)
    .filter((node) => node instanceof TextNode)
    .map((node) => decode(node.textContent));

const plainTextsOf = (page: Page) => [
  ...attributesOf(page),
  ...all(page, 'title, script, option').map((element) => decode(element.textContent)),
];

describe.each(locales)('%s', (locale) => {
  const own = everyPage.filter((page) => page.locale === locale);

  test('the text of a page is typeset', () => {
    expect(inPages(own, (page) => textsOf(page).filter((text) => text !== typeset(text)))).toEqual(
      [],
    );
    expect(own.flatMap(textsOf).filter((text) => invisible.test(text)).length).toBeGreaterThan(500);
  });

  test('titles, attributes, structured data and the props of islands have no invisible signs', () => {
    expect(own.flatMap(plainTextsOf).length).toBeGreaterThan(1000);
    expect(
      inPages(own, (page) => plainTextsOf(page).filter((text) => invisible.test(text))),
    ).toEqual([]);
  });
});

test('feed, index, lists of files and llms.txt have no invisible signs', () => {
  // The pages that the worker shows without a network are `.txt` too, and the planner's advice has parts of a page.
  const texts = files.filter((file) =>
    /^(?!\/offline\/\w+\.txt|.*\/advice\.json).+\.(?:json|txt|webmanifest|xml)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((file) => invisible.test(readSite(file)))).toEqual([]);
});
