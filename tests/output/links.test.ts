import { expect, test } from 'vitest';
import { email } from '../../app/site.ts';
import { locales } from '../../app/locales.ts';
import { inLocale, localeOf } from '../../app/paths.ts';
import { all, attribute, everyPage, inPages, isFile, pages, type Page } from '../support/site.ts';
import { content } from '../support/texts.ts';

const byAddress = new Map(everyPage.map((page) => [page.address, page]));
const idsOf = new Map<string, Set<string>>();
function idsIn(page: Page) {
  const ids = idsOf.get(page.address) ?? new Set(all(page, '[id]').map(({ id }) => id ?? ''));
  idsOf.set(page.address, ids);
  return ids;
}

const linksIn = (page: Page) =>
  all(page, 'a').map((element) => ({ element, href: attribute(element, 'href') ?? '' }));

function isLost(page: Page, href: string) {
  const [address = '', id = ''] = href.split('#');
  // Relative addresses depend on the page, so that none is used.
  if (!/^[/#](?!\/)/.test(href)) return true;
  const target = address === '' ? page : byAddress.get(address.replace(/\?.*/, ''));
  if (!target) return id !== '' || !isFile(address);
  return href.includes('#') && !idsIn(target).has(decodeURIComponent(id));
}

test('every internal link and anchor leads somewhere', () => {
  const lost = inPages(everyPage, (page) =>
    linksIn(page)
      .map(({ href }) => href)
      .filter((href) => !/^(?:https?|mailto|tel):/.test(href) && isLost(page, href)),
  );
  expect(lost).toEqual([]);
});

test('links stay in the language of their page, except for the language list', () => {
  const strays = inPages(everyPage, (page) =>
    linksIn(page)
      .filter(({ element }) => !element.hasAttribute('hreflang'))
      .map(({ href }) => href)
      .filter((href) => href.startsWith('/') && localeOf(href) !== page.locale),
  );
  expect(strays).toEqual([]);
});

test('every page links to itself in each language, with its name and direction', () => {
  const wrong = inPages(everyPage, (page) => {
    const offered = linksIn(page).filter(({ element }) => element.hasAttribute('hreflang'));
    const addressed = locales.map((locale) => `${locale} ${inLocale(page.address, locale)}`);
    const found = new Set(
      offered.map(({ element, href }) => `${attribute(element, 'lang')} ${href}`),
    );
    const mislabelled = offered.filter(
      ({ element }) => attribute(element, 'lang') !== attribute(element, 'hreflang'),
    );
    return [
      ...addressed.filter((address) => !found.has(address)),
      ...mislabelled.map(({ href }) => `the label of ${href}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every page can be reached from the home page of its language', () => {
  const reached = new Set(locales.map((locale) => inLocale('/', locale)));
  for (const address of reached) {
    const page = byAddress.get(address);
    if (page) for (const { href } of linksIn(page)) reached.add(href.replace(/[?#].*/, ''));
  }
  expect(pages.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual(
    [],
  );
});

test('mail goes to our addresses only', () => {
  const mails = everyPage.flatMap((page) =>
    [
      ...linksIn(page).map(({ href }) => href),
      ...all(page, 'form').map((form) => attribute(form, 'action') ?? ''),
    ].filter((address) => address.startsWith('mailto:')),
  );
  const { controller } = content.site.business ?? {};
  const own = [email, ...(controller ? [controller.email] : [])];
  expect(new Set(mails)).toEqual(new Set(own.map((address) => `mailto:${address}`)));
});

test('links to other sites are encrypted', () => {
  const plain = inPages(everyPage, (page) =>
    linksIn(page).flatMap(({ href }) => (href.startsWith('http:') ? [href] : [])),
  );
  expect(plain).toEqual([]);
});

test('every id that an element refers to exists', () => {
  const references = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'popovertarget',
    'commandfor',
    'list',
  ];
  const lost = inPages(everyPage, (page) =>
    references.flatMap((name) =>
      all(page, `[${name}]`)
        .flatMap((element) => (attribute(element, name) ?? '').split(/\s+/))
        .filter((id) => !idsIn(page).has(id))
        .map((id) => `${name}="${id}"`),
    ),
  );
  expect(lost).toEqual([]);
});
