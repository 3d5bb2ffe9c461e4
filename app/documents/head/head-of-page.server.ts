import type { Locale } from '../../locales.ts';
import type { PageId } from '../../pages.ts';
import { headOf, type Options } from './head.ts';
import { pageHead } from './pages.server.ts';
import { pageData } from './structured-data.server.ts';

export const headOfPage = (
  { locale, pathname }: { locale: Locale; pathname: string },
  id: PageId,
  more: Partial<Pick<Options, 'structuredData' | 'pictures'>> = {},
) =>
  headOf({
    ...pageHead(locale, id),
    pathname,
    structuredData: pageData(locale, id),
    ...more,
  });
