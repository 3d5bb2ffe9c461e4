import { unmarked } from '../i18n/unmarked.ts';
import type { MonthId } from '../pages.ts';
import type { Party } from '../prices/party-price.ts';
import { runsOf } from '../stays.ts';
import { latinDigits } from '../ui/text/latin-digits.ts';
import { mostStops } from './query-stops.ts';
import { listSeparator } from '../ui/text/list-separator.ts';
import { wellFormed } from '../ui/text/well-formed.ts';

/* A trip: everything a visitor has chosen, as its address has it. */

/** `air`: the quickest way of each leg. */
export const travelModes = ['air', 'car'] as const;

export const tripLimits = {
  stops: mostStops,
  nights: 30,
  people: 20,
  children: 10,
  oldestChild: 17,
  also: 200,
} as const;

export type Stop = {
  place: string;
  nights: number;
  /** The base of each night, where it is not that of the plan of the place. */
  bases?: readonly string[] | undefined;
};

export type Trip = Party & {
  stops: readonly Stop[];
  /** The first day, as in 2027-05-03; excludes `month`. */
  from?: string;
  month?: MonthId;
  /** What else matters, in the visitor's words. */
  also?: string;
  /** As `writeBudget` has it, if the visitor wants it in the address. */
  budget?: string;
  /** Ids of gateways. */
  start?: string;
  end?: string;
  by?: (typeof travelModes)[number];
};

export type TripChoices = { [Field in keyof Omit<Trip, 'stops'>]?: Trip[Field] | undefined };

/** Without the choices that are undefined. */
export const tripOf = (stops: Trip['stops'], choices: TripChoices): Trip => ({
  ...Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined)),
  stops,
});

/** The nights at its bases: `trabzon1-uzungol2`. */
const writeBases = (bases: readonly string[]) =>
  runsOf(bases)
    .map(({ base, nights }) => `${base}${nights}`)
    .join('-');

const writeStop = ({ place, nights, bases }: Stop) =>
  `${place}.${bases ? writeBases(bases) : nights}`;

/** `&` ends and `%` garbles a text when a link is decoded twice, so the address has their full-width forms. */
const escapes = [
  ['%', '％'],
  ['&', '＆'],
] as const;

const writeWords = (text: string) =>
  encodeURIComponent(escapes.reduce((all, [sign, wide]) => all.replaceAll(sign, wide), text));

/** One line of plain text, without characters that change the direction of what follows. */
export const readWords = (text: string) =>
  unmarked(escapes.reduce((all, [sign, wide]) => all.replaceAll(wide, sign), wellFormed(text)))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

export const cutWords = (text: string) =>
  text
    .slice(0, tripLimits.also)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** The trip as a query, without its question mark: `stops=istanbul.3,cappadocia.2&people=2`. */
export function writeTrip(trip: Trip): string {
  const { stops, from, month, people, children = [], rooms, also = '' } = trip;
  const { budget, start, end, by } = trip;
  const said = {
    stops: stops.map(writeStop).join(','),
    from,
    month: from === undefined ? month : undefined,
    people,
    children: children.join(','),
    rooms,
    also: writeWords(also),
    budget,
    start,
    end,
    by,
  };
  return Object.entries(said)
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : `${name}=${value}`))
    .join('&');
}

type ReadyTrip = Pick<Trip, 'stops'> & {
  /** The town where a trip by car begins and ends. */
  from?: string | undefined;
};

export const tripOfReady = ({ stops, from }: ReadyTrip): Trip =>
  from === undefined ? { stops } : { stops, start: from, end: from, by: 'car' };

export const addressOfReady = (ready: ReadyTrip) => writeTrip(tripOfReady(ready));

/** The values of the message `plan.left.children`. */
export const childLimits = { oldest: tripLimits.oldestChild, most: tripLimits.children };

/** Reads ages with spaces, commas or "and" between them. */
export function readAges(text: string) {
  const parts = latinDigits(text)
    .toLowerCase()
    .replaceAll(/(?<=\s)(?:and|ve|و)\s*(?=\d)/g, '')
    .split(listSeparator)
    .flatMap((part) => part.split(/\s+/))
    .filter(Boolean);
  const isAge = (part: string) => /^\d{1,2}$/.test(part) && Number(part) <= tripLimits.oldestChild;
  const ages = parts.filter(isAge);
  return {
    ages: ages.slice(0, tripLimits.children).map(Number),
    wrong: [...parts.filter((part) => !isAge(part)), ...ages.slice(tripLimits.children)],
  };
}
