import { translator } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { pageOfList, pages } from '../pages.ts';
import { paths } from '../paths.ts';
import { content } from '../content/content.server.ts';
import { listData } from '../head/structured-data.server.ts';
import { destinationCards } from './destination-cards.server.ts';
import type { TaggedPlace } from './selection.ts';
import { wordsFor } from '../content/words.server.ts';
import { pageHead } from '../head/pages.server.ts';

function headOfCatalogue(locale: Locale, number: number) {
  const head = pageHead(locale, 'destinations');
  const cards = destinationCards(locale);
  const {
    page,
    pages: count,
    shown,
  } = pageOfList(cards, number, pages.destinations.entries.perPage);
  if (page === 1) return { ...head, structuredData: listData(locale, 'destinations', shown) };
  const messages = content().messages[locale];
  const t = translator(locale, wordsFor(locale, 'catalogue.*'));
  const onThisPage = (title = '') => t('catalogue.onPage', { title, page });
  const crumb = {
    name: onThisPage(messages['destinations.title']),
    address: paths.destinations(locale, null, page),
  };
  return {
    ...head,
    title: onThisPage(head.title),
    description: `${t('catalogue.page', { page, pages: count })}: ${messages['head.destinations.further']}`,
    structuredData: listData(locale, 'destinations', shown, [crumb]),
  };
}

/** Every page has all cards, because the filter chooses from all of them. */
export function getCatalogue(locale: Locale, number: number) {
  const cards = destinationCards(locale);
  return {
    number,
    head: headOfCatalogue(locale, number),
    cards,
    tagged: cards.map(({ id, tags }): TaggedPlace => ({ id, tags: tags.map((tag) => tag.id) })),
    hasPages: cards.length > pages.destinations.entries.perPage,
  };
}

/** Tags with the number of their places on all pages. */
export function filterTags(locale: Locale) {
  return content()
    .tags.filter((tag) => !tag.hidden)
    .map(({ id, name }) => ({
      id,
      name: name[locale],
      places: content().destinations.filter(({ facts }) => facts.tags.includes(id)).length,
    }));
}
