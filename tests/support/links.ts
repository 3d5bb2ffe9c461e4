import { all, attribute, type BuiltSite, type Page } from './built-pages.ts';

export const linksIn = (page: Page) =>
  all(page, 'a').map((element) => ({ element, href: attribute(element, 'href') ?? '' }));

/** Whether a link within the site leads to a page, a file or a part of a page that exists. */
function linkFinder({ files, everyPage }: BuiltSite) {
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
    if (!/^[/#](?!\/)/.test(href)) return false;
    const target = address === '' ? page : pages.get(address.replace(/\?.*/, ''));
    if (!target) return id === '' && files.has(address);
    return !href.includes('#') || idsIn(target).has(decodeURIComponent(id));
  };
}

/** Links within the site that lead nowhere, with the address of their page. */
export function lostLinksIn(site: BuiltSite) {
  const leads = linkFinder(site);
  return site.everyPage.flatMap((page) =>
    linksIn(page)
      .map(({ href }) => href)
      .filter((href) => !/^(?:https?|mailto|tel):/.test(href) && !leads(page, href))
      .map((href) => `${page.address}: ${href}`),
  );
}
