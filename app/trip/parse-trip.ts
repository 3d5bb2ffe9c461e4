import { isDay, monthOf } from '../days.ts';
import { monthIds } from '../pages.ts';
import { readBudget, writeBudget } from './budget.ts';
import { linkFields, withoutGlue, type LinkField } from '../ui/text/link-query.ts';
import { listSeparator } from '../ui/text/list-separator.ts';
import { wellFormed } from '../ui/text/well-formed.ts';
import {
  cutWords,
  readAges,
  readWords,
  travelModes,
  tripLimits,
  tripOf,
  type Stop,
  type Trip,
} from './trip.ts';
import { guestsOf } from '../prices/party-price.ts';
import type { TripData } from './trip-data.server.ts';

/** Of a message `plan.left.`. */
type FieldKind = 'date' | Exclude<keyof Trip, 'stops' | 'from' | 'also'>;

export type TripProblem =
  | { kind: FieldKind | 'also' | 'place' | 'unused'; value: string }
  | { kind: 'nights'; place: string; value: string; nights: number }
  | { kind: 'many'; count: number };

export type KnownIds = {
  /** With the nights of their plan. */
  places: readonly { id: string; nights: number; bases: readonly { id: string }[] }[];
  gateways: readonly string[];
  /** New ids of places by the old ones, which kept trips and links may have. */
  moved: ReadonlyMap<string, string>;
};

type Known = Pick<TripData, 'moved'> & {
  places: KnownIds['places'];
  gateways: readonly { id: string }[];
};

export const knownIds = ({ places, gateways, moved }: Known): KnownIds => ({
  places,
  gateways: gateways.map(({ id }) => id),
  moved: new Map(moved),
});

const names = new Set([
  'stops',
  'from',
  'month',
  'people',
  'children',
  'rooms',
  'also',
  'budget',
  'start',
  'end',
  'by',
]);

/** A value as a message quotes it. */
export const shown = (value: string) =>
  value.length > 24 ? `${wellFormed(value.slice(0, 24))}…` : value;

function countOf(text: string, most: number): number | undefined {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((one) => one === text);

/** Removes spaces, case and accents: `Black Sea`, and the İ and ı of Turkish keyboards. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase();

/** Undefined if a part is not a base with its nights. */
function readBases(text: string, known: readonly string[]): string[] | undefined {
  const bases = text.split('-').flatMap((part) => {
    const [, base = '', count = ''] = /^([a-z]+)(\d{1,2})$/.exec(part) ?? [];
    const nights = known.includes(base) ? Number(count) : 0;
    return nights > 0 ? Array.from({ length: nights }, () => base) : [undefined];
  });
  const whole = bases.filter((base) => base !== undefined);
  return whole.length === bases.length ? whole : undefined;
}

/** `3`, or the nights at each base: `trabzon1-uzungol2`. */
function readNights(text: string, bases: readonly string[] = []): Omit<Stop, 'place'> | undefined {
  const nights = countOf(text, tripLimits.nights);
  if (nights !== undefined) return { nights };
  const read = readBases(folded(text), bases);
  return read && read.length <= tripLimits.nights
    ? { nights: read.length, bases: read }
    : undefined;
}

function readStops(text: string, known: KnownIds, problems: TripProblem[]): Stop[] {
  const stops: Stop[] = [];
  for (const part of text.split(listSeparator).map(withoutGlue)) {
    if (part === '') continue;
    const [name = '', ...rest] = part.split('.');
    const id = folded(name);
    const found = known.places.find((place) => place.id === (known.moved.get(id) ?? id));
    if (found === undefined) {
      problems.push({ kind: 'place', value: shown(name || part) });
      continue;
    }
    const { id: place, nights, bases } = found;
    const written = rest.join('.').trim();
    const read =
      written === ''
        ? undefined
        : readNights(
            written,
            bases.map((base) => base.id),
          );
    if (read === undefined && written !== '')
      problems.push({ kind: 'nights', place, value: shown(written), nights });
    stops.push({ place, ...(read ?? { nights }) });
  }
  if (stops.length > tripLimits.stops)
    problems.push({ kind: 'many', count: stops.length - tripLimits.stops });
  return stops.slice(0, tripLimits.stops);
}

/** Whether an unknown field contains a place, a month or a date; `utm_` fields of campaigns are never reported. */
function saysSomething({ name, value }: LinkField, { places, gateways }: KnownIds) {
  const known = new Set<string>([...places.map(({ id }) => id), ...gateways, ...monthIds]);
  const words = `${name} ${value}`.toLowerCase().split(/[^\p{L}\d-]+/u);
  return !name.startsWith('utm') && words.some((word) => known.has(word) || isDay(word));
}

/** Reads what is valid and reports the rest; a stop with invalid nights gets those of the plan of its place. */
export function parseTrip(query: string, known: KnownIds) {
  const fields = linkFields(query);
  const problems: TripProblem[] = [];
  const unused = ({ name, text }: LinkField) =>
    problems.push({ kind: 'unused', value: shown(text === '' ? name : `${name}=${text}`) });

  /** The first valid value of a field. */
  const field = <Value>(
    name: string,
    kind: FieldKind,
    read: (text: string) => Value | undefined,
  ) => {
    let found: Value | undefined;
    for (const one of fields) {
      if (one.name !== name || one.value === '') continue;
      const value = read(one.value.toLowerCase());
      if (value === undefined) problems.push({ kind, value: shown(one.text.trim()) });
      else if (found !== undefined && value !== found) unused(one);
      found ??= value;
    }
    return found;
  };
  const written = fields.flatMap(({ name, value }) => (name === 'stops' ? value : []));
  const stops = readStops(written.join(), known, problems);
  const from = field('from', 'date', (text) => (isDay(text) ? text : undefined));
  const month = field(
    'month',
    'month',
    (text) => oneOf(monthIds)(text) ?? monthIds[(countOf(text, monthIds.length) ?? 0) - 1],
  );
  const people = field('people', 'people', (text) => countOf(text, tripLimits.people));
  const ages = field('children', 'children', (text) => {
    const { ages: read, wrong } = readAges(text);
    if (read.length > 0)
      for (const value of wrong) problems.push({ kind: 'children', value: shown(value) });
    return read.join() || undefined;
  });
  const children = ages?.split(',').map(Number);
  const guests = guestsOf({ people, children });
  const rooms = field('rooms', 'rooms', (text) => countOf(text, guests));
  const said = fields.flatMap(({ name, text }) => (name === 'also' ? readWords(text) : []));
  const [first = '', ...others] = new Set(said.filter(Boolean));
  const also = cutWords(first);
  if (also !== first) problems.push({ kind: 'also', value: shown(first) });
  for (const other of others) problems.push({ kind: 'unused', value: shown(`also=${other}`) });
  const budget = field('budget', 'budget', (text) => {
    const read = readBudget(text);
    return read && (writeBudget(read) || undefined);
  });
  const start = field('start', 'start', oneOf(known.gateways));
  const end = field('end', 'end', oneOf(known.gateways));
  const by = field('by', 'by', oneOf(travelModes));
  // The first day implies the month.
  const isOtherMonth =
    from !== undefined && month !== undefined && monthIds[monthOf(from)] !== month;
  for (const one of fields)
    if (one.name === 'month' ? isOtherMonth : !names.has(one.name) && saysSomething(one, known))
      unused(one);
  const trip = tripOf(stops, {
    from,
    month: from === undefined ? month : undefined,
    people,
    children,
    rooms,
    also: also || undefined,
    budget,
    start,
    end,
    by,
  });
  return { trip, problems };
}
