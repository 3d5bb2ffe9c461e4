import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';

/** What each tag is called, by its id. */
export function tagNames(locale: Locale): Record<string, string> {
  return Object.fromEntries(content().tags.map((tag) => [tag.id, tag.name[locale]]));
}

/** Tags with a filter button, in the order of the vocabulary. */
export function filterTags(locale: Locale) {
  return content()
    .tags.filter((tag) => !tag.hidden)
    .map((tag) => ({ id: tag.id, name: tag.name[locale] }));
}
