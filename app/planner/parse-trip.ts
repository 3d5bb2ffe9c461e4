import { isDay } from '../days.ts';
import { monthIds } from '../pages.ts';
import { travelModes, tripLimits, type Stop, type Trip } from './trip.ts';

export type TripProblem =
  | { kind: 'place' | 'date' | 'month' | 'people' | 'start' | 'end' | 'by'; value: string }
  | { kind: 'nights'; place: string; value: string }
  | { kind: 'many'; count: number };

export type KnownIds = { places: readonly string[]; gateways: readonly string[] };

const shown = (value: string) =>
  value.length > 24 ? `${value.slice(0, 24).toWellFormed()}…` : value;

function countOf(text: string, most: number): number | undefined {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

function stopsOf(text: string, known: readonly string[], problems: TripProblem[]): Stop[] {
  const stops: Stop[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [name = '', ...rest] = part.split('.');
    const place = known.find((id) => id === name.trim().toLowerCase());
    if (place === undefined) {
      problems.push({ kind: 'place', value: shown(name || part) });
      continue;
    }
    const written = rest.join('.');
    const nights = written === '' ? tripLimits.defaultNights : countOf(written, tripLimits.nights);
    if (nights === undefined) problems.push({ kind: 'nights', place, value: shown(written) });
    stops.push({ place, nights: nights ?? tripLimits.defaultNights });
  }
  if (stops.length > tripLimits.stops)
    problems.push({ kind: 'many', count: stops.length - tripLimits.stops });
  return stops.slice(0, tripLimits.stops);
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((one) => one === text);

/** Reads what is valid and reports the rest; a stop with invalid nights gets the default number. */
export function parseTrip(query: string | URLSearchParams, { places, gateways }: KnownIds) {
  const search = new URLSearchParams(query);
  const problems: TripProblem[] = [];
  const value = (name: string) => search.get(name)?.trim() ?? '';

  const field = <Value>(
    name: 'from' | 'month' | 'people' | 'start' | 'end' | 'by',
    kind: 'date' | 'month' | 'people' | 'start' | 'end' | 'by',
    read: (text: string) => Value | undefined,
  ) => {
    const text = value(name);
    const found = text === '' ? undefined : read(text.toLowerCase());
    if (text !== '' && found === undefined) problems.push({ kind, value: shown(text) });
    return found;
  };
  const stops = stopsOf(value('stops'), places, problems);
  const from = field('from', 'date', (text) => (isDay(text) ? text : undefined));
  const month = field(
    'month',
    'month',
    (text) => oneOf(monthIds)(text) ?? monthIds[(countOf(text, monthIds.length) ?? 0) - 1],
  );
  const people = field('people', 'people', (text) => countOf(text, tripLimits.people));
  const start = field('start', 'start', oneOf(gateways));
  const end = field('end', 'end', oneOf(gateways));
  const by = field('by', 'by', oneOf(travelModes));
  const trip: Trip = {
    stops,
    ...(from !== undefined && { from }),
    // The first day implies the month.
    ...(from === undefined && month !== undefined && { month }),
    ...(people !== undefined && { people }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(by !== undefined && { by }),
  };
  return { trip, problems };
}
