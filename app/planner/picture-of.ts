import type { Translate } from '../i18n/messages.ts';
import {
  isPlaceId,
  isTownId,
  routeOf,
  type PlaceId,
  type RoutePoint,
  type TownId,
} from '../map/route.ts';
import { daysOfParts, sightsOfDay } from './day-words.ts';
import { datesOf, nightsOf } from './days.ts';
import type { Parts } from './parts.ts';
import { readyTrip } from './trip-name.ts';
import { dayInLine, partyOf, summaryOf, whenOf } from './trip-text.ts';

/** The most stops in one column. */
export const oneColumn = 4;

/** The words of a trip's picture, and what its map shows. */
export type PictureContent = {
  title: string;
  lines: string[];
  /** With the sight of its first planned day, if there is one and a column is wide enough for its stamp. */
  stops: { name: string; detail: string; days: string[]; sight: string | undefined }[];
  /** A place once, with the numbers of its stops. */
  places: { id: PlaceId; name: string; numbers: string }[];
  towns: { id: TownId; name: string }[];
  routes: RoutePoint[][];
  site: string;
  host: string;
  address: string;
  /** The words beside the QR code. */
  scan: string;
};

const joined = (said: readonly (string | undefined)[]) => said.filter(Boolean).join(' · ');

export function pictureOf(parts: Parts, t: Translate, address: string): PictureContent {
  const { data, trip, legs, words } = parts;
  const { stops, start, end } = trip;
  const dates = datesOf(trip);
  const days = daysOfParts(parts);
  // Two columns have no room for long dates.
  const span = stops.length > oneColumn ? words.shortDays : words.days;
  const ids = [...new Set(stops.map(({ place }) => place))];
  const numbersOf = (id: string) =>
    stops.flatMap(({ place }, at) => (place === id ? at + 1 : [])).join(' · ');
  return {
    title: readyTrip(parts)?.title ?? t('plan.pictureTitle', { days: nightsOf(trip) + 1 }),
    lines: [joined([whenOf(parts), partyOf(trip, t)]), summaryOf(trip, t)].filter(Boolean),
    stops: stops.map(({ place, nights }, at) => {
      const { first, last } = dates[at] ?? {};
      const when = first && last && span(first, last);
      const ofStop = days.filter(({ stop }) => stop === at);
      const [sight] = ofStop.flatMap((day) => sightsOfDay(day, parts));
      return {
        name: words.placeName(place),
        detail: joined([t('plan.nights', { nights }), when]),
        days: ofStop.map((day) => dayInLine(day, parts, t)),
        sight: stops.length > oneColumn ? undefined : sight?.id,
      };
    }),
    places: ids
      .filter(isPlaceId)
      .map((id) => ({ id, name: words.placeName(id), numbers: numbersOf(id) })),
    towns: [...new Set([start, end])].flatMap((id) =>
      id !== undefined && isTownId(id) ? [{ id, name: words.gatewayName(id) }] : [],
    ),
    routes: legs.map((leg) => routeOf(leg, leg.taken)),
    site: data.site.name,
    host: data.site.host,
    address,
    scan: t('plan.qr'),
  };
}
