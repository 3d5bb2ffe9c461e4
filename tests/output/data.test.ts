import { expect, test } from 'vitest';
import { attribute, inPages, only, pages, readSite } from '../support/site.ts';

// A page that is reached in place gets its words from this file, not from the page's own.
test('the data of every page is in the language of the page', () => {
  const found = inPages(pages, (page) => {
    const file = page.address === '/' ? '/_.data' : `${page.address}.data`;
    const description = attribute(only(page, 'meta[name="description"]'), 'content') ?? '';
    expect(description.length).toBeGreaterThan(50);
    const inData = JSON.stringify(description).slice(1, -1);
    return readSite(file).includes(inData) ? [] : [`${file} lacks: ${description}`];
  });
  expect(pages.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
