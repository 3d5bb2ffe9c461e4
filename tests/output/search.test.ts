import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchEntries } from '../../app/search/search.server.ts';
import { locales } from '../../app/locales.ts';
import { firstPage, pagesOf, paths } from '../../app/paths.ts';
import { budgets } from '../../tools/measure/budgets.ts';
import { all, attribute, files, inSite, only, pageAt, pages, textOf } from '../support/site.ts';
import { content } from '../support/texts.ts';

const ids = new Map(
  pages.map((page) => [
    page.address,
    new Set(all(page, '[id]').map((element) => attribute(element, 'id') ?? '')),
  ]),
);
const pageOf = (to: string) => to.replace(/#.*/, '');

describe.each(locales)('%s', (locale) => {
  const entries = searchEntries(locale);

  test('one file of names and one of texts, within their budgets', () => {
    const [names = 0, texts = 0] = ['names', 'texts'].map((kind) => {
      const name = new RegExp(`^/assets/search-${kind}-${locale}\\.[\\w-]{8}\\.json\\.br$`);
      const [file = '', ...others] = files.filter((each) => name.test(each));
      expect(others).toEqual([]);
      return statSync(inSite(file)).size;
    });
    expect(names).toBeLessThanOrEqual(budgets.searchNames);
    expect(texts).toBeGreaterThan(20_000);
    expect(names + texts).toBeLessThanOrEqual(
      budgets.searchedPage * pagesOf(locale, content.site).length,
    );
  });

  test('texts have no markup', () => {
    const marked = entries.filter(({ text }) => /<\/?\w/u.test(text));
    expect(marked.map(({ to }) => to)).toEqual([]);
  });

  test('every page except the search itself can be found', () => {
    const found = new Set(entries.map(({ to }) => pageOf(to)));
    const lost = pagesOf(locale, content.site).filter((address) => !found.has(firstPage(address)));
    expect(lost).toEqual([paths.search(locale)]);
  });

  test('every result leads to a page and an existing section of it', () => {
    const lost = entries
      .map(({ to }) => to)
      .filter((to) => {
        const [page = '', hash] = to.split('#');
        return !ids.has(page) || (hash !== undefined && !ids.get(page)?.has(hash));
      });
    expect(lost).toEqual([]);
    expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
  });

  test('the search page lists everything without scripts, with the titles of results', () => {
    const links = all(pageAt(paths.search(locale)), 'main a');
    const listed = new Map(links.map((link) => [attribute(link, 'href'), textOf(link).trim()]));
    expect(entries.filter(({ to, title }) => listed.get(to) !== title.trim())).toEqual([]);
  });

  test('its form leads to the search page', () => {
    const form = only(pageAt(paths.search(locale)), 'main search form');
    expect(attribute(form, 'action')).toBe(paths.search(locale));
    expect(form.querySelectorAll('input[name="q"]')).toHaveLength(1);
  });
});
