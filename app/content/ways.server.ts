import { localeInfo, type Locale } from '../locales.ts';
import { isPlaceId, type Means, type Stop } from '../map/route.ts';
import { flightOf, legBetween, type Way } from './legs.ts';
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
  /** Where flights leave from, where that is not plain. */
  from?: string;
  airports?: string;
  time?: string;
  distance?: string;
};

/** Where flights land and, on the way between two stops, where they leave from. */
function flightWay(locale: Locale, ways: readonly Way[], leaving = false): WayData[] {
  const { intl } = localeInfo[locale];
  const flight = flightOf(ways);
  if (flight === undefined) return [];
  const { from, to, minutes } = flight;
  const duration = (least: number) =>
    new Intl.DurationFormat(intl, { style: 'long' }).format({
      hours: Math.floor(least / 60),
      minutes: least % 60,
    });
  // A code is a run of its own in Arabic.
  const oneOf = (codes: readonly string[]) =>
    new Intl.ListFormat(intl, { type: 'disjunction' }).format(
      codes.map((code) => `\u2068${code}\u2069`),
    );
  return [
    {
      by: 'flight',
      ...(leaving && { from: oneOf(from) }),
      airports: oneOf(to),
      ...(minutes !== undefined && { time: duration(minutes) }),
    },
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
    ...flightWay(locale, leg.ways),
    ...leg.ways.flatMap((way) => onGround(locale, way)),
  ].toSorted((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
  const routes = ways.map(({ by }): Stop[] =>
    by === 'rail' ? [{ id: start }, { id: 'konya', by }, { id }] : [{ id: start }, { id, by }],
  );
  return { ways, routes };
}

/** The ways between two stops of a trip, the one it takes first. */
export function waysBetween(locale: Locale, from: string, to: string, taken: Means): WayData[] {
  const facts = legBetween(content().legs.legs, from, to)?.ways ?? [];
  return [
    ...flightWay(locale, facts, true),
    ...facts.flatMap((way) => onGround(locale, way)),
  ].toSorted((a, b) => Number(b.by === taken) - Number(a.by === taken));
}

const order: readonly Means[] = ['flight', 'rail', 'road'];

/** Every place of the map with its name. */
export const mapPlaces = (locale: Locale) =>
  content().destinations.flatMap(({ id, translations }) =>
    isPlaceId(id) ? [{ id, title: translations[locale].frontMatter.title }] : [],
  );
