import { content } from '../content/content.server.ts';
import type { WayFacts } from '../content/legs.ts';
import type { Locale } from '../locales.ts';
import { legBetween, longLeg, type Gateway, type Leg, type Way } from './leg.ts';
import { sentencesIn, type Flight, type Sentences } from './sentences.server.ts';

/** Minutes, where no timetable gives them: as Istanbul to Antalya. */
const usualFlight = 75;

/** Hours to reach the airport in time, and from the other one into town. */
const aroundFlight = 3;
const changeOfPlane = 2;

/** `back`: content/legs.json has the towns the other way round. */
function factsBetween(from: string, to: string) {
  const { legs, fromHome } = content().legs;
  const all = [...legs, ...fromHome];
  const there = legBetween(all, from, to);
  if (there) return { ways: there.ways, back: false };
  return { ways: legBetween(all, to, from)?.ways ?? [], back: true };
}

function flightBetween(from: string, to: string): Flight | undefined {
  const { ways, back } = factsBetween(from, to);
  const flights = ways.filter((way) => way.by === 'flight');
  if (flights.length === 0) return undefined;
  const ends = {
    from: [...new Set(flights.map((flight) => flight.from))],
    to: [...new Set(flights.map((flight) => flight.to))],
  };
  const minutes = flights.flatMap((flight) => flight.minutes ?? []);
  return {
    between: [from, to],
    ...(back ? { from: ends.to, to: ends.from } : ends),
    ...(minutes.length > 0 && { minutes: Math.min(...minutes) }),
  };
}

function changeBetween(from: string, to: string): Flight | undefined {
  const { hub } = content().legs;
  if (from === hub || to === hub) return undefined;
  const first = flightBetween(from, hub);
  const second = flightBetween(hub, to);
  if (!first || !second) return undefined;
  const minutes = (first.minutes ?? usualFlight) + (second.minutes ?? usualFlight);
  return { between: [from, to], from: first.from, to: second.to, minutes };
}

const flightHours = ({ minutes = usualFlight }: Flight) => minutes / 60 + aroundFlight;

function onGround(way: WayFacts, back: boolean, sentences: Sentences): Way[] {
  if (way.by === 'flight') return [];
  if (way.by === 'road') {
    const [least, most] = way.drive.hours;
    return [
      {
        by: 'road',
        text: sentences.road(way),
        hours: (least + most) / 2,
        ...(way.kilometres !== undefined && { kilometres: way.kilometres }),
      },
    ];
  }
  return [
    {
      by: 'rail',
      text: sentences.rail(way, back),
      ...(way.to && { via: { town: way.to, first: back ? 'road' : 'rail' } }),
    },
  ];
}

/** With a change of planes only where the road takes a day. */
function inTheAir(from: string, to: string, far: boolean, sentences: Sentences): Way[] {
  const direct = flightBetween(from, to);
  if (direct) return [{ by: 'flight', text: sentences.flight(direct), hours: flightHours(direct) }];
  const change = far && changeBetween(from, to);
  if (!change) return [];
  const hours = flightHours(change) + changeOfPlane;
  return [{ by: 'flight', text: sentences.change(change), hours, change: true }];
}

function legOf(from: string, to: string, sentences: Sentences): Leg | undefined {
  const { ways, back } = factsBetween(from, to);
  if (ways.length === 0) return undefined;
  const ground = ways.flatMap((way) => onGround(way, back, sentences));
  const far = ground.some(({ hours = 0 }) => hours >= longLeg);
  const rail = ground.filter(({ by }) => by === 'rail');
  const road = ground.filter(({ by }) => by === 'road');
  return { from, to, ways: [...inTheAir(from, to, far, sentences), ...rail, ...road] };
}

export const getLeg = (locale: Locale, from: string, to: string) =>
  legOf(from, to, sentencesIn(locale));

export const getLegFromHub = (locale: Locale, to: string) => getLeg(locale, content().legs.hub, to);

export function getLegs(locale: Locale): Leg[] {
  const { legs, fromHome } = content().legs;
  const sentences = sentencesIn(locale);
  return [...legs, ...fromHome].flatMap(({ from, to }) =>
    [legOf(from, to, sentences), legOf(to, from, sentences)].filter((leg) => leg !== undefined),
  );
}

export const getGateways = (locale: Locale): Gateway[] =>
  content().legs.gateways.map(({ id, name, place, position }) => ({
    id,
    name: name[locale],
    ...(place && { place }),
    ...(position && { position }),
  }));
