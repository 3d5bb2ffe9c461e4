import { formatDay, monthNames } from '../i18n/format.ts';
import { monthsInWords } from '../i18n/months-in-words.ts';
import { translator } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import { basesSleptAt, runsOf } from '../stays.ts';
import { tripDays } from '../trip-days.ts';
import { getGateways, getLeg } from '../legs/legs.server.ts';
import { isPlaceId, isTownId, type RoutePoint } from '../map/route.ts';
import { pointOf } from '../map/places.server.ts';
import { sketchOf } from '../map/sketch.ts';
import { closureOf } from '../prices/closures.server.ts';
import { closedStops, tripPrice } from '../prices/trip-prices.server.ts';
import { content, destinationOf } from '../content/content.server.ts';
import { entryOf } from '../content/entries.ts';
import type { Content } from '../content/collections.server.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';
import type { TripFacts } from '../content/schemas/trip.ts';
import { getBlock } from '../content/blocks.server.ts';
import { getBusiness } from '../contact/business.server.ts';
import { offerByCar, offerOfTrip } from '../prices/offer.ts';
import { roughPrice } from '../prices/other-money.server.ts';
import { departuresOf } from './departures/departures.server.ts';
import { reviewsOf } from './reviews/reviews.server.ts';
import { climateOf } from '../climate/months.ts';
import { pictureWords } from '../content/picture-words.server.ts';
import { wordsFor } from '../content/words.server.ts';
import { featured } from '../pages.ts';
import { alike } from '../trip/alike.ts';
import { addressOfReady } from '../trip/trip.ts';
import { moreSights, sightsWithoutDay } from './day-sights.server.ts';
import { daysInWords, townsOf } from './days-in-words.server.ts';
import { emblemsOf } from './emblems.server.ts';
import { effortOf, longestDay, schoolBreaks } from './effort.server.ts';

type Entry = Content['trips'][number];

const titleOf = (locale: Locale, place: string) =>
  destinationOf(place).translations[locale].frontMatter.title;

const pointsOf = (stop: TripFacts['stops'][number]) =>
  basesSleptAt(stop, destinationOf(stop.place).facts).map(pointOf);

function routeOf({ from = '', stops }: Pick<TripFacts, 'from' | 'stops'>): RoutePoint[] {
  const home = isTownId(from) ? [{ id: from, by: 'road' as const }] : [];
  const points = stops.flatMap(({ place, by }) =>
    isPlaceId(place) ? [{ id: place, ...(by && { by }) }] : [],
  );
  return [...home, ...points, ...home];
}

/** The town in which a trip by car begins; it is not a destination. */
function homeOf(locale: Locale, { from = '', stops }: Pick<TripFacts, 'from' | 'stops'>) {
  const gateway = getGateways(locale).find(({ id }) => id === from);
  if (!gateway || !isTownId(from)) return undefined;
  const roads = (start = '', end = '') =>
    (getLeg(locale, start, end)?.ways ?? []).filter(({ by }) => by === 'road');
  const there = roads(from, stops[0]?.place);
  return { id: from, name: gateway.name, there, back: roads(stops.at(-1)?.place, from) };
}

const whenOf = (locale: Locale, months: readonly number[]) =>
  monthsInWords(
    locale,
    translator(locale, wordsFor(locale, 'trips.span')),
    monthNames(locale).map(({ long }) => long),
    months,
  );

function linkOf(locale: Locale, { id, facts, translations }: Entry) {
  const { title, subtitle, description } = translations[locale].frontMatter;
  const { price, nights } = tripPrice(facts);
  return {
    id,
    title,
    subtitle,
    description,
    days: tripDays(facts.stops).length,
    closure: closureOf(locale, facts, title),
    closedStops: closedStops(locale, facts),
    price,
    nights,
    rough: roughPrice(locale, price),
    scene: facts.scene,
    sketch: sketchOf(routeOf(facts)),
  };
}

/** `shown` is the place whose page has the list. */
export function tripLinks(locale: Locale, entries = content().trips, shown?: string) {
  const emblems = emblemsOf(locale, entries, shown);
  return entries.map((entry) => ({ ...linkOf(locale, entry), emblem: emblems.get(entry.id) }));
}
export type TripLinkData = ReturnType<typeof tripLinks>[number];

/** The home page shows these. */
export const featuredTrips = (locale: Locale) =>
  tripLinks(locale, content().trips.slice(0, featured.trips));

export const tripsThrough = (locale: Locale, place: string) =>
  tripLinks(
    locale,
    content().trips.filter(({ facts }) => facts.stops.some((stop) => stop.place === place)),
    place,
  );

const wordsOfPicture = (locale: Locale, { facts, translations }: Entry) =>
  translations[locale].frontMatter.imageAlt ?? pictureWords(locale, facts.scene);

/** A trip and the one most like it, for a comparison. */
const withAlike = ({ id, facts }: Entry) => {
  const others = content()
    .trips.filter((other) => tripPrice(other.facts).price > 0)
    .map((other) => ({ id: other.id, ...other.facts }));
  return [id, ...alike(facts, others).map((other) => other.id)].slice(0, 2);
};

export const tripCards = (locale: Locale) =>
  content().trips.map((entry) => {
    const { stops, months, children = false } = entry.facts;
    return {
      ...linkOf(locale, entry),
      imageAlt: wordsOfPicture(locale, entry),
      stops: stops.map(({ place, nights }) => ({
        id: place,
        title: titleOf(locale, place),
        nights,
      })),
      months,
      when: whenOf(locale, months),
      children,
      departures: departuresOf(locale, entry.id),
      effort: effortOf(entry.facts),
      compared: withAlike(entry),
    };
  });
export type TripCardData = ReturnType<typeof tripCards>[number];

/** What a trip's months follow. */
function seasonOf({ swim, snow }: Entry['facts']) {
  if (snow) return 'snow' as const;
  return swim ? ('sea' as const) : ('comfort' as const);
}

export function getTrip(locale: Locale, id: string) {
  const entry = entryOf(content().trips, id);
  const { facts } = entry;
  const { frontMatter, body } = entry.translations[locale];
  const left = sightsWithoutDay(locale, entry);
  const stops = facts.stops.map((stop, at) => {
    const { place, nights, bases, by } = stop;
    const before = facts.stops[at - 1];
    return {
      id: place,
      title: titleOf(locale, place),
      scene: destinationOf(place).facts.scene,
      imageAlt: destinationOf(place).translations[locale].frontMatter.imageAlt,
      sight: left(place)[0],
      nights,
      ...(bases && { bases }),
      towns: runsOf(townsOf(locale, stop)).map(({ base, ...run }) => ({ name: base, ...run })),
      /** The way of the trip first. */
      ways: before
        ? (getLeg(locale, before.place, place)?.ways ?? []).toSorted(
            (a, b) => Number(b.by === by) - Number(a.by === by),
          )
        : [],
    };
  });
  const home = homeOf(locale, facts);
  const { open, price, prices } = tripPrice(facts);
  const offer = offerOfTrip(
    content().site.offer,
    facts.stops,
    content().destinations.map(({ id: place, facts: { buys } }) => ({ id: place, buys })),
  );
  return {
    ...linkOf(locale, entry),
    summary: frontMatter.summary,
    imageAlt: wordsOfPicture(locale, entry),
    /** Of its places, beside each other, unless it has a poster of its own or one place. */
    posters: frontMatter.imageAlt || stops.length === 1 ? [] : stops,
    about: renderMarkdown(body, locale),
    children: facts.children ?? false,
    stops,
    ...(home && { home }),
    days: daysInWords(locale, entry),
    links: {
      /** In the planner, as a query. */
      change: addressOfReady({ stops: open, from: home?.id }),
      compared: withAlike(entry),
    },
    journey: {
      routes: [routeOf(facts)],
      nights: facts.stops.flatMap(pointsOf),
      ...(home && { towns: [home] }),
    },
    season: {
      when: whenOf(locale, facts.months),
      months: facts.months,
      kind: seasonOf(facts),
      year: climateOf(
        locale,
        stops.map((stop) => destinationOf(stop.id)),
      ),
    },
    glance: {
      suits: frontMatter.suits,
      notFor: frontMatter.notFor,
      effort: { level: effortOf(facts), words: frontMatter.effort },
      longestDay: longestDay(locale, facts),
      breaks: facts.children ? schoolBreaks(locale, facts.months) : [],
    },
    tips: frontMatter.tips,
    sum: {
      prices: prices.map((row) => {
        // The first illustrates the stop.
        const [, second] = left(row.place);
        return {
          ...row,
          title: titleOf(locale, row.place),
          scene: destinationOf(row.place).facts.scene,
          sight: second,
        };
      }),
      roughForTwo: roughPrice(locale, 2 * price),
      flights: facts.stops.filter(({ by }) => by === 'flight').length,
      roads: stops.reduce(
        (sum, { ways: [way] }) => sum + (way?.by === 'road' ? (way.kilometres ?? 0) : 0),
        0,
      ),
    },
    covers: {
      note: getBlock(locale, 'price'),
      offer: home ? offerByCar(offer) : offer,
    },
    departures: departuresOf(locale, id),
    reviews: reviewsOf(locale, 'trips', id),
    more: moreSights(locale, entry),
    business: getBusiness(locale),
    checked: formatDay(locale, facts.factsChecked),
  };
}
export type TripPageData = ReturnType<typeof getTrip>;
