import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';

export function tagNames(locale: Locale): Record<string, string> {
  return Object.fromEntries(content().tags.map((tag) => [tag.id, tag.name[locale]]));
}

export function filterTags(locale: Locale) {
  return content()
    .tags.filter((tag) => !tag.hidden)
    .map(({ id, name }) => ({
      id,
      name: name[locale],
      places: content().destinations.filter(({ facts }) => facts.tags.includes(id)).length,
    }));
}
