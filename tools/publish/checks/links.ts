import { inLocale, localeOf } from '../../../app/paths.ts';
import { all, attribute, type BuiltSite, type Page } from './built-pages.ts';
import type { Finding } from './finding.ts';

export const linksIn = (page: Page) =>
  all(page, 'a').map((element) => ({ element, href: attribute(element, 'href') ?? '' }));

/** Finds what is wrong with a link within the site. */
export function linkFinder({ files, everyPage }: BuiltSite) {
  const pages = new Map(everyPage.map((page) => [page.address, page]));
  const ids = new Map<Page, Set<string>>();
  function idsIn(page: Page) {
    const known = ids.get(page) ?? new Set(all(page, '[id]').map(({ id }) => id ?? ''));
    ids.set(page, known);
    return known;
  }
  return (page: Page, href: string) => {
    const [address = '', id = ''] = href.split('#');
    // Relative addresses depend on the page, so that none is used.
    if (!/^[/#](?!\/)/.test(href)) return 'lostLink';
    const target = address === '' ? page : pages.get(address.replace(/\?.*/, ''));
    if (!target) return id === '' && files.has(address) ? undefined : 'lostLink';
    if (!href.includes('#') || idsIn(target).has(decodeURIComponent(id))) return undefined;
    return 'lostAnchor';
  };
}

/** Content links to English addresses. */
const asWritten = (href: string) => (href.startsWith('/') ? inLocale(href, 'en') : href);

export function checkLinks(site: BuiltSite): Finding[] {
  const faultOf = linkFinder(site);
  return site.everyPage.flatMap((page) =>
    linksIn(page).flatMap(({ element, href }): Finding[] => {
      const finding = { page: page.address, values: { to: href }, written: asWritten(href) };
      if (href.startsWith('http:')) return [{ ...finding, name: 'plainLink' }];
      if (/^(?:https|mailto|tel):/.test(href)) return [];
      const name = faultOf(page, href);
      if (name) return [{ ...finding, name }];
      const isAstray =
        href.startsWith('/') && localeOf(href) !== page.locale && !element.hasAttribute('hreflang');
      return isAstray ? [{ ...finding, name: 'otherLanguage' }] : [];
    }),
  );
}
