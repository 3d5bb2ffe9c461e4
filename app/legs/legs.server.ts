import { content } from '../content/content.server.ts';
import type { RailFacts, RoadFacts } from '../content/legs.ts';
import { groundWays } from '../content/ways.ts';
import type { Locale } from '../locales.ts';
import {
  changeBetween,
  flightBetween,
  isNotKnown,
  roadFromBase,
  speedToAirport,
  type End,
} from './flights.server.ts';
import { roughly } from './hours.ts';
import { longLeg, type Leg, type Way } from './leg.ts';
import { sentencesIn, type Sentences } from './sentences.server.ts';

/** Hours to reach the station in time, and from the other one into town. */
const aroundTrain = 0.5;

const meanOf = ({ hours: [least, most] }: RoadFacts['drive']) => (least + most) / 2;

function byRoad(facts: RoadFacts, start: End, sentences: Sentences): Way {
  const before = roadFromBase(start) ?? 0;
  const more = roughly(before / speedToAirport);
  const [least, most] = facts.drive.hours;
  const { kilometres = 0, ...road } = facts;
  const whole: RoadFacts = {
    ...road,
    ...(kilometres > 0 && { kilometres: kilometres + before }),
    drive: { ...facts.drive, hours: [least + more, most + more] },
  };
  return {
    by: 'road',
    text: sentences.road(whole),
    hours: meanOf(whole.drive),
    ...(whole.kilometres !== undefined && { kilometres: whole.kilometres }),
  };
}

/** Where the train ends on the way, with the road between there and the place. */
function byRail({ to, minutes }: RailFacts, ends: readonly End[], back: boolean, said: Sentences) {
  const hours = minutes / 60 + aroundTrain;
  if (to === undefined) return [{ by: 'rail' as const, text: said.rail(minutes), hours }];
  const place = ends[back ? 0 : 1]?.place ?? '';
  const road = groundWays(content().legs, to, place).ways.find((way) => way.by === 'road');
  if (road?.kilometres === undefined) return [];
  return [
    {
      by: 'rail' as const,
      text: said.railAndRoad({ to, minutes, kilometres: road.kilometres, back }),
      hours: hours + meanOf(road.drive),
      via: { town: to, first: back ? ('road' as const) : ('rail' as const) },
    },
  ];
}

/** With a change of planes only where the road takes a day. */
function byAir(from: End, to: End, isFar: boolean, sentences: Sentences): Way[] {
  const direct = flightBetween(from, to);
  if (direct) return [{ by: 'flight', text: sentences.flight(direct), hours: direct.hours }];
  const change = isFar && changeBetween(from, to);
  if (change) {
    const { hours } = change;
    return [{ by: 'flight', text: sentences.change(change), hours, change: true }];
  }
  return isNotKnown(from, to) ? [{ by: 'flight', text: sentences.notKnown }] : [];
}

const firstBase = (place: string): End => {
  const [base] = content().destinations.find(({ id }) => id === place)?.facts.nightBases ?? [];
  return base === undefined ? { place } : { place, base };
};

function legOf(from: End, to: End, sentences: Sentences): Leg | undefined {
  const { ways, back } = groundWays(content().legs, from.place, to.place);
  if (ways.length === 0) return undefined;
  const road = ways.flatMap((way) => (way.by === 'road' ? byRoad(way, from, sentences) : []));
  const rail = ways.flatMap((way) =>
    way.by === 'rail' ? byRail(way, [from, to], back, sentences) : [],
  );
  const isFar = road.some(({ hours = 0 }) => hours >= longLeg);
  return {
    from: from.place,
    to: to.place,
    ways: [...byAir(from, to, isFar, sentences), ...rail, ...road],
  };
}

export const getLeg = (locale: Locale, from: string, to: string) =>
  legOf(firstBase(from), firstBase(to), sentencesIn(locale));

export const getLegFromHub = (locale: Locale, to: string) => getLeg(locale, content().legs.hub, to);

/** Lists the bases of a place that are far from its first one. */
const farBases = (place: string): End[] =>
  (content().destinations.find(({ id }) => id === place)?.facts.bases ?? [])
    .map(({ id }) => ({ place, base: id }))
    .filter((end) => roadFromBase(end) !== undefined);

export function getLegs(locale: Locale): Leg[] {
  const { legs, fromHome } = content().legs;
  const sentences = sentencesIn(locale);
  const both = [...legs, ...fromHome].flatMap(({ from, to }) => [
    { from, to },
    { from: to, to: from },
  ]);
  return both.flatMap(({ from, to }) => {
    const leg = legOf(firstBase(from), firstBase(to), sentences);
    const others = farBases(from).flatMap((end) => {
      const other = legOf(end, firstBase(to), sentences);
      return other && end.base !== undefined ? { ...other, base: end.base } : [];
    });
    return leg ? [leg, ...others] : others;
  });
}

export const getGateways = (locale: Locale) =>
  content().legs.gateways.map(({ id, name, place, position }) => ({
    /** In the address of a trip. */
    id,
    name: name[locale],
    /** The destination in this town. */
    ...(place && { place }),
    /** Latitude and longitude, unless the destination has them. */
    ...(position && { position }),
  }));
export type Gateway = ReturnType<typeof getGateways>[number];
