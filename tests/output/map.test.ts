import { expect, test } from 'vitest';
import { all, attribute, only, pageAt, placePages, readSite, textOf } from '../support/site.ts';

test.each(placePages)('$address marks its place on its map, and leads to it', (page) => {
  const { facts, translations } = page.entry;
  const { title } = translations[page.locale].frontMatter;
  expect(textOf(only(page, '[data-map] [aria-current="page"]'))).toBe(title);
  const query = `query=${facts.place.latitude}%2C${facts.place.longitude}`;
  const links = all(page, 'a').map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => href.endsWith(query))).not.toEqual([]);
});

test('picture, pins and names of a map turn to the landscape at one width', () => {
  const page = pageAt('/destinations');
  const sheet = attribute(only(page, 'link[rel="stylesheet"]'), 'href') ?? '';
  const css = readSite(sheet);
  const rules = /\(width>=([\d.]+rem)\)\s*\{(?:@container[^{]*\{)?[^{}]*\[data-map=fit\]/g;
  const ofRules = [...css.matchAll(rules)].map(([, width]) => `(min-width: ${width})`);
  const ofPictures = all(page, '[data-map] source[media]').map((one) => attribute(one, 'media'));
  expect(ofRules.length).toBeGreaterThan(3);
  expect(ofPictures.length).toBeGreaterThan(1);
  expect(new Set([...ofRules, ...ofPictures]).size).toBe(1);
});
