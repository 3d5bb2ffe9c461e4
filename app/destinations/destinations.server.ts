import { formatDay } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { firstNights, namesOfBases } from '../stays.ts';
import type { Content } from '../content/collections.server.ts';
import { content, destinationOf } from '../content/content.server.ts';
import { sightsOf } from '../content/sights.ts';
import { sightPictureWords } from '../content/picture-words.server.ts';
import { cardOf } from './destination-cards.server.ts';
import { withIds } from '../content/entries.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';
import { articleCards } from '../guide/articles.server.ts';
import { getBusiness } from '../contact/business.server.ts';
import { offerOfPlace } from '../prices/offer.ts';
import { roughPrice } from '../prices/other-money.server.ts';
import { getBlock } from '../content/blocks.server.ts';
import { climateOf } from '../climate/months.ts';
import { reviewsOf } from '../trips/reviews/reviews.server.ts';
import { tripsThrough } from '../trips/trips.server.ts';

/** The first sentence, and what follows it. */
function firstSentence(locale: Locale, text: string) {
  const [first = text] = [
    ...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text),
  ].map(({ segment }) => segment.trim());
  return { first, rest: text.slice(first.length).trim() };
}

/** The text before the figure, and after it. */
function aroundFigure(locale: Locale, body: string) {
  const paragraphs = body.trim().split(/\n{2,}/);
  const middle = Math.ceil(paragraphs.length / 2);
  return [paragraphs.slice(0, middle), paragraphs.slice(middle)].map((part) =>
    renderMarkdown(part.join('\n\n'), locale),
  );
}

type Entry = Content['destinations'][number];

/** The place, and the one with the most tags in common. */
function withAlike({ id, facts }: Entry) {
  const shared = (other: Entry) =>
    other.facts.tags.filter((tag) => facts.tags.includes(tag)).length;
  const [alike] = content()
    .destinations.filter((other) => other.id !== id)
    .toSorted((a, b) => shared(b) - shared(a));
  return alike ? [id, alike.id] : [id];
}

export function getDestination(locale: Locale, id: string) {
  const entry = destinationOf(id);
  const { facts } = entry;
  const { frontMatter, body } = entry.translations[locale];
  const { latitude, longitude } = facts.place;
  const sights = sightsOf(locale, entry);
  const towns = firstNights(facts.nightBases, frontMatter.plan.length + 1);
  const [before = '', ...evenings] = namesOfBases(towns, facts, locale);
  // The card has the first.
  const figure = facts.photos[1] ?? facts.photos[0];
  return {
    ...cardOf(locale, entry),
    subtitle: frontMatter.subtitle,
    summary: frontMatter.summary,
    position: { latitude, longitude },
    rough: roughPrice(locale, facts.price),
    about: {
      story: aroundFigure(locale, body),
      highlights: frontMatter.highlights,
      ...(figure && {
        figure: {
          ...figure,
          alt: figure.alt[locale],
          drawn: sightPictureWords(locale, figure.sight, facts.scene),
        },
      }),
    },
    sights,
    photos: facts.photos.map(({ photo, alt }) => ({ photo, alt: alt[locale] })),
    itinerary: {
      before,
      days: frontMatter.plan.map((day, index) => ({
        ...day,
        sights: withIds(day.sights, sights),
        evening: evenings[index] ?? '',
      })),
      illustrations: frontMatter.illustrations,
    },
    season: {
      ...frontMatter.bestTime,
      // The second names of Arabic months are in brackets.
      when: frontMatter.bestTime.months.replaceAll(/\s\([^)]*\)/gu, ''),
      year: climateOf(locale, [entry]),
      credit: { station: frontMatter.station, years: facts.climate.years },
    },
    tips: frontMatter.tips,
    gettingThere: firstSentence(locale, frontMatter.gettingThere),
    covers: {
      note: getBlock(locale, 'price'),
      offer: offerOfPlace(content().site.offer, facts.buys),
      buys: facts.buys,
    },
    business: getBusiness(locale),
    checked: formatDay(locale, facts.factsChecked),
    reviews: reviewsOf(locale, 'destinations', id),
    next: {
      articles: articleCards(locale).filter((card) => card.destinations.includes(id)),
      trips: tripsThrough(locale, id),
      compared: withAlike(entry),
    },
  };
}
export type DestinationData = ReturnType<typeof getDestination>;
