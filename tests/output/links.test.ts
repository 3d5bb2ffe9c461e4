import { expect, test } from 'vitest';
import { email } from '../../app/site.ts';
import { locales } from '../../app/locales.ts';
import { inLocale, localeOf } from '../../app/paths.ts';
import { linksIn, lostLinksIn } from '../support/links.ts';
import { all, attribute, builtSite, everyPage, inPages, pages } from '../support/site.ts';
import { content } from '../support/texts.ts';

const byAddress = new Map(everyPage.map((page) => [page.address, page]));

test('every internal link and anchor leads somewhere', () => {
  expect(lostLinksIn(builtSite)).toEqual([]);
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
    ]
      .filter((address) => address.startsWith('mailto:'))
      .map((address) => address.split('?')[0]),
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
  const lost = inPages(everyPage, (page) => {
    const ids = new Set(all(page, '[id]').map(({ id }) => id ?? ''));
    return references.flatMap((name) =>
      all(page, `[${name}]`)
        .flatMap((element) => (attribute(element, name) ?? '').split(/\s+/))
        .filter((id) => !ids.has(id))
        .map((id) => `${name}="${id}"`),
    );
  });
  expect(lost).toEqual([]);
});
