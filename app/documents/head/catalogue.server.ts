import { content } from '../../content/content.server.ts';
import { wordsFor } from '../../content/words.server.ts';
import { translator } from '../../i18n/messages.ts';
import type { Locale } from '../../locales.ts';
import { pageOfList, pages } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { headOf } from './head.ts';
import { pageHead } from './pages.server.ts';
import { listData } from './structured-data.server.ts';

export function headOfCatalogue(
  { locale, pathname }: { locale: Locale; pathname: string },
  number: number,
  cards: Parameters<typeof listData>[2],
) {
  const head = pageHead(locale, 'destinations');
  const { perPage } = pages.destinations.entries;
  const { page, pages: count, shown } = pageOfList(cards, number, perPage);
  if (page === 1) {
    return headOf({ ...head, pathname, structuredData: listData(locale, 'destinations', shown) });
  }
  const messages = content().messages[locale];
  const t = translator(locale, wordsFor(locale, 'catalogue.*'));
  const onThisPage = (title = '') => t('catalogue.onPage', { title, page });
  const crumb = {
    name: onThisPage(messages['destinations.title']),
    address: paths.destinations(locale, null, page),
  };
  return headOf({
    ...head,
    pathname,
    title: onThisPage(head.title),
    description: `${t('catalogue.page', { page, pages: count })}: ${messages['head.destinations.further']}`,
    structuredData: listData(locale, 'destinations', shown, [crumb]),
  });
}
