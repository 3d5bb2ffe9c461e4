import { expect, test } from 'vitest';
import { all, attribute, inPages, only, pages, readSite, textOf } from '../support/site.ts';

// A page that is reached in place gets its words from this file, not from the page's own.
test('the data of every page is in the language of the page', () => {
  const found = inPages(pages, (page) => {
    const file = page.address === '/' ? '/_.data' : `${page.address}.data`;
    const description = attribute(only(page, 'meta[name="description"]'), 'content') ?? '';
    const inData = JSON.stringify(description).slice(1, -1);
    return readSite(file).includes(inData) ? [] : [`${file} lacks: ${description}`];
  });
  expect(found).toEqual([]);
});

// The page has them already; its script reads them from there.
test('no page is sent its texts once more in its script', () => {
  const twice = inPages(pages, (page) => {
    const script = readSite(attribute(only(page, 'script[src]'), 'data-page') ?? '');
    // Their ends: a text may begin with a heading, which the list of contents has as well.
    const ends = all(page, '[data-content]').map((element) => textOf(element).trim().slice(-30));
    return ends.filter((text) => text && script.includes(text));
  });
  expect(twice).toEqual([]);
});
