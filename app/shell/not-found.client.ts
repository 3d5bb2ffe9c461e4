import { isLocale } from '../locale-ids.ts';
import { inLocale, localeOf, notFoundPagesOf, paths } from '../paths.ts';
import { pageAt } from '../site.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';
import { nearness } from './nearness.ts';

const page = document.querySelector<HTMLElement>('[data-not-found]');
const shown = page?.dataset['notFound'];

/** The 404 page of a host that has one for each folder; that of destinations knows one step below them. */
function notFoundPageOf(pathname: string) {
  const locale = localeOf(pathname);
  const ofFolder = `${pathname.slice(0, pathname.lastIndexOf('/'))}/404`;
  return notFoundPagesOf(locale).find((one) => one === ofFolder) ?? paths.notFound(locale);
}

/** The requested address, handed on behind `#` by another 404 page. */
const asked =
  location.pathname === shown && location.hash.startsWith('#/') && location.hash.slice(1);
// A SecurityError for the address of another site.
if (asked) tryOrUndefined(() => history.replaceState(history.state, '', asked));

const { pathname, search, hash } = location;

/** Sorts the destinations by how near one of their names is to the unknown address. */
function showNearestFirst() {
  const list = page?.querySelector('[data-places]');
  const typed = tryOrUndefined(() => decodeURIComponent(pathname)) ?? pathname;
  const name = typed.slice(paths.destination(localeOf(pathname), '').length);
  const nearnessOf = ({ dataset: { names = '' } }: HTMLElement) =>
    Math.max(...names.split('|').map((each) => nearness(each, name)));
  const places = [...(list?.querySelectorAll('li') ?? [])];
  list?.append(...places.toSorted((one, other) => nearnessOf(other) - nearnessOf(one)));
}

const spelt = pageAt(pathname);
const right = notFoundPageOf(pathname);

if (spelt) {
  location.replace(spelt + search + hash);
} else if (right !== shown && !asked) {
  // The host has one 404 page only, in another language or of another kind.
  location.replace(`${right}#${pathname}${search}${hash}`);
} else {
  // eslint-disable-next-line no-console -- the specification asks for it
  if (page?.dataset['log']) console.log(page.dataset['log'].replace('{path}', () => pathname));
  showNearestFirst();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const { language } = link.dataset;
    if (isLocale(language)) link.href = inLocale(pathname, language);
  }
}
