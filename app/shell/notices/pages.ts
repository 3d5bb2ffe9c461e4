import { defaultLocale } from '../../locales.ts';
import { firstPage, inLocale } from '../../paths.ts';

/** The end of an address that includes the pages below it. */
const belowPage = /\/\*$/;

/** @param pathname In any language. */
export function isShownOn(pages: readonly string[], pathname: string) {
  const page = firstPage(inLocale(pathname, defaultLocale));
  return (
    pages.length === 0 ||
    pages.some((one) =>
      belowPage.test(one) ? `${page}/`.startsWith(one.replace(belowPage, '/')) : page === one,
    )
  );
}

/** A page that shows it, in English. */
export const pageThatShows = (pages: readonly string[]) => pages[0]?.replace(belowPage, '') ?? '/';
