import { locales, type Locale } from '../locales.ts';
import { closureOf } from '../prices/closures.server.ts';
import type { Content } from '../content/collections.server.ts';
import { content } from '../content/content.server.ts';
import { withIds } from '../content/entries.ts';
import { featured } from '../pages.ts';

export function cardOf(
  locale: Locale,
  { id, facts, translations }: Content['destinations'][number],
) {
  const { title, inText = title, description, imageAlt } = translations[locale].frontMatter;
  const [{ photo } = {}] = facts.photos;
  return {
    id,
    title,
    inText,
    description,
    imageAlt,
    scene: facts.scene,
    price: facts.price,
    nights: facts.nights,
    closure: closureOf(locale, facts, inText),
    tags: withIds(facts.tags, content().tags).map((tag) => ({
      id: tag.id,
      name: tag.name[locale],
    })),
    ...(photo && { photo }),
  };
}
export type DestinationCardData = ReturnType<typeof cardOf>;

export const destinationCards = (locale: Locale, entries = content().destinations) =>
  entries.map((entry) => cardOf(locale, entry));

/** The destinations of the home page, the year strip and the footer. */
export const featuredDestinations = (locale: Locale) =>
  destinationCards(locale, content().destinations.slice(0, featured.destinations));

/** Every destination with its names in all languages, for misspelt addresses. */
export const destinationNames = (locale: Locale) =>
  content().destinations.map(({ id, translations }) => ({
    id,
    title: translations[locale].frontMatter.title,
    names: [id, ...locales.map((other) => translations[other].frontMatter.title)],
  }));
export type DestinationNames = ReturnType<typeof destinationNames>;
