import type { Locale } from '../locales.ts';
import { pages } from '../pages.ts';
import { content } from '../content/content.server.ts';
import { destinationCards } from './destination-cards.server.ts';
import type { TaggedPlace } from './selection.ts';

/** Every page has all cards, because the filter chooses from all of them. */
export function getCatalogue(locale: Locale, number: number) {
  const cards = destinationCards(locale);
  return {
    number,
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
