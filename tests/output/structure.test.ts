import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { markupFaults } from '../support/markup.ts';
import { all, attribute, everyPage, only, pageAt, textOf } from '../support/site.ts';
import { translate } from '../support/texts.ts';

test.each(everyPage)('$address has one of each landmark and a skip link', (page) => {
  const main = only(page, 'main');
  only(page, 'body > header');
  only(page, 'body > footer');
  expect(all(page, 'nav').length).toBeGreaterThan(0);
  const [first] = all(page, 'body a');
  expect(first && attribute(first, 'href')).toBe(`#${main.id}`);
  expect(attribute(main, 'tabindex')).toBe('-1');
});

test.each(everyPage)('$address has one h1 and skips no level of headings', (page) => {
  const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
});

test.each(everyPage)('$address has the copyright with the year in its footer', (page) => {
  const year = String(new Date().getFullYear());
  const sentence = translate[page.locale]('footer.copyright', { year });
  expect(textOf(only(page, 'footer'))).toContain(sentence);
});

test.each(everyPage)('$address has words in every heading, link and button', (page) => {
  const silent = all(page, 'h1, h2, h3, h4, a, button').filter(
    (element) =>
      textOf(element).trim() === '' &&
      !attribute(element, 'aria-label') &&
      // Scripts write its words when they show it.
      !element.closest('[hidden]'),
  );
  expect(silent.map((element) => element.generateSelector())).toEqual([]);
});

// Markdown syntax stays as it is between a letter and a tag.
test.each([
  ['Markdown syntax', /\*\*|\]\(/],
  ['an argument of a message', /\{\w+(?:, \w+)*\}/],
  ['a missing value', /\bundefined\b|\bNaN\b|\[object Object\]/],
])('no page shows %s', (_, stray) => {
  const wrong = everyPage.filter((page) =>
    all(page, 'title, main').some((element) => stray.test(textOf(element))),
  );
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test.each([paths.article('en', 'istanbul'), paths.credits('tr'), paths.experiences('ar')])(
  '%s is for reading and hydrates nothing',
  (address) => {
    expect(all(pageAt(address), 'astro-island')).toEqual([]);
  },
);

/** Of each kind of page one in each language. */
const addresses = [...templateNames].flatMap((name) =>
  locales.map((locale) => addressOf(name, locale)),
);

test.each(addresses)('%s is valid HTML', async (address) => {
  expect(await markupFaults(pageAt(address))).toEqual([]);
});
