import { content } from '../content/content.server.ts';
import { directFlights } from '../content/ways.ts';

/** A town with, at a destination, the base where the way begins or ends. */
export type End = { place: string; base?: string };

type Road = { kilometres?: number | undefined; minutes?: number | undefined };

export type Airport = {
  code: string;
  /** Between it and the base, where that is another town. */
  road?: Road;
  /** On some days only, while another airport has flights on most. */
  seldom?: true;
};

export type Flight = {
  ends: readonly [from: End, to: End];
  from: readonly Airport[];
  to: readonly Airport[];
  /** Gate to gate, if a list has this direction. */
  minutes?: number;
  seldom?: true;
  /** Door to door. */
  hours: number;
};

/** Hours to reach the airport in time, and from the other one into town. */
const aroundFlight = 3;
const changeOfPlane = 2;

/** Kilometres in an hour between an airport and a town farther off. */
export const speedToAirport = 60;

/** In hours: an airport that costs more than another is not named. */
const tooFar = 1.5;

const destination = (place: string) => content().destinations.find(({ id }) => id === place)?.facts;

const airportsOf = ({ place }: End): readonly string[] =>
  destination(place)?.place.airports ??
  content().legs.gateways.find(({ id }) => id === place)?.airports ??
  [];

/** Begins in the town where the roads of content/legs.json begin. */
export const roadFromBase = ({ place, base = '' }: End) => destination(place)?.kilometres[base];

/** Undefined in town, and `unknown` where roads to other bases of the place are known only. */
function roadTo(code: string, end: End): Road | 'unknown' | undefined {
  const onward = content().legs.airports[code]?.onward?.filter(({ place }) => place === end.place);
  if (onward && onward.length > 0)
    return onward.find(({ base }) => base === end.base) ?? ('unknown' as const);
  const kilometres = roadFromBase(end);
  return kilometres === undefined ? undefined : { kilometres };
}

const hoursOf = ({ kilometres = 0, minutes = 0 }: Road = {}) =>
  kilometres / speedToAirport + minutes / 60;

function optionsBetween(from: End, to: End) {
  return directFlights(content().legs, airportsOf(from), airportsOf(to)).flatMap((option) => {
    const { minutes = option.other ?? 0 } = option;
    const [before, after] = [roadTo(option.from, from), roadTo(option.to, to)];
    if (before === 'unknown' || after === 'unknown') return [];
    return { ...option, hours: hoursOf(before) + minutes / 60 + aroundFlight + hoursOf(after) };
  });
}

const least = (numbers: readonly number[]) => Math.min(...numbers);

export function flightBetween(from: End, to: End): Flight | undefined {
  const options = optionsBetween(from, to);
  const regular = options.filter(({ seldom }) => !seldom);
  const usual = regular.length > 0 ? regular : options;
  if (usual.length === 0) return undefined;
  const hours = least(usual.map((one) => one.hours));
  const named = options.filter((one) => one.hours <= hours + tooFar);
  const minutes = usual.flatMap((one) => (named.includes(one) ? (one.minutes ?? []) : []));
  const airports = (side: 'from' | 'to', end: End): Airport[] =>
    airportsOf(end).flatMap((code) => {
      const own = named.filter((one) => one[side] === code);
      if (own.length === 0) return [];
      const road = roadTo(code, end);
      const isSeldom = regular.length > 0 && own.every(({ seldom }) => seldom);
      return {
        code,
        ...(road && road !== 'unknown' && { road }),
        ...(isSeldom && { seldom: true as const }),
      };
    });
  return {
    ends: [from, to],
    from: airports('from', from),
    to: airports('to', to),
    ...(minutes.length > 0 && { minutes: least(minutes) }),
    ...(regular.length === 0 && { seldom: true as const }),
    hours,
  };
}

export function changeBetween(from: End, to: End): Flight | undefined {
  const hub = { place: content().legs.hub };
  if (from.place === hub.place || to.place === hub.place) return undefined;
  const first = flightBetween(from, hub);
  const second = flightBetween(hub, to);
  if (!first || !second) return undefined;
  const hours = first.hours + second.hours - aroundFlight + changeOfPlane;
  return { ends: [from, to], from: first.from, to: second.to, hours };
}

/** Whether a flight may exist because neither airport's timetable was read in full. */
export function isNotKnown(from: End, to: End): boolean {
  const { airports } = content().legs;
  const unread = (end: End) => airportsOf(end).filter((code) => !airports[code]?.readInFull);
  return unread(from).some((one) => unread(to).some((other) => one !== other));
}
