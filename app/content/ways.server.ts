import { localeInfo, type Locale } from '../locales.ts';
import { isPlaceId, type Means, type Stop } from '../map/route.ts';
import type { Way } from './legs.ts';
import { content } from './content.server.ts';

/* How one comes to a destination, in one language. Numbers are written while building, because
   browsers shorten units each in its own way. */

/** Where every way begins. */
const start = 'istanbul';

const number = (locale: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(localeInfo[locale].intl, { style: 'unit', ...options });

/** Ways differ in what they have to say; what each has is worded in `app/map/ways.tsx`. */
export type WayData = {
  by: Means;
  airports?: string;
  time?: string;
  distance?: string;
};

/** Flights to the same place as one: where they land, and how long the shortest is. */
function flightOf(locale: Locale, ways: readonly Way[]): WayData[] {
  const { intl } = localeInfo[locale];
  const flights = ways.filter((way) => way.by === 'flight');
  if (flights.length === 0) return [];
  const landing = [...new Set(flights.map(({ to }) => to))];
  const minutes = flights.flatMap((flight) => flight.minutes ?? []);
  const duration = (least: number) =>
    new Intl.DurationFormat(intl, { style: 'long' }).format({
      hours: Math.floor(least / 60),
      minutes: least % 60,
    });
  // A code is a run of its own in Arabic.
  const airports = new Intl.ListFormat(intl, { type: 'disjunction' }).format(
    landing.map((code) => `\u2068${code}\u2069`),
  );
  return [
    { by: 'flight', airports, ...(minutes.length > 0 && { time: duration(Math.min(...minutes)) }) },
  ];
}

function onGround(locale: Locale, way: Way): WayData[] {
  const distance = (kilometres: number) => number(locale, { unit: 'kilometer' }).format(kilometres);
  if (way.by === 'rail')
    return way.onward ? [{ by: 'rail', distance: distance(way.onward.kilometres) }] : [];
  if (way.by === 'flight') return [];
  const hours = number(locale, { unit: 'hour', unitDisplay: 'long' });
  return [
    {
      by: 'road',
      // Figures of a single, less sure source are not given to the kilometre.
      ...(way.confidence === 'high' &&
        way.kilometres !== undefined && { distance: distance(way.kilometres) }),
      time: hours.formatRange(...way.drive.hours),
    },
  ];
}

/** The ways from Istanbul to a destination, and the lines that show them on the map. */
export function waysTo(locale: Locale, id: string) {
  const leg = content().legs.legs.find(({ from, to }) => from === start && to === id);
  if (leg === undefined || !isPlaceId(id)) return { ways: [], routes: [] };
  const ways = [
    ...flightOf(locale, leg.ways),
    ...leg.ways.flatMap((way) => onGround(locale, way)),
  ].toSorted((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
  const routes = ways.map(({ by }): Stop[] =>
    by === 'rail' ? [{ id: start }, { id: 'konya', by }, { id }] : [{ id: start }, { id, by }],
  );
  return { ways, routes };
}

const order: readonly Means[] = ['flight', 'rail', 'road'];

/** Every place of the map with its name. */
export const mapPlaces = (locale: Locale) =>
  content().destinations.flatMap(({ id, translations }) =>
    isPlaceId(id) ? [{ id, title: translations[locale].frontMatter.title }] : [],
  );
