import { content } from '../content/content.server.ts';
import type { RoadFacts } from '../content/legs.ts';
import { wordsFor } from '../content/words.server.ts';
import { translator, type Translate } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { durationIn } from './hours.ts';
import type { Airport, End, Flight } from './flights.server.ts';

type Shown = {
  locale: Locale;
  t: Translate;
  inKilometres: (distance: number) => string;
  duration: (minutes: number) => string;
};

/** A flight with the roads before and after it, in the order of the journey. */
function inTheAir({ locale, t, inKilometres, duration }: Shown) {
  const { intl, either, clause } = localeInfo[locale];
  const alternatives = new Intl.ListFormat(intl, { type: 'disjunction' });
  const nameOf = (code: string) => content().legs.airports[code]?.name[locale] ?? code;
  const named = (airports: readonly Airport[]) => {
    const names = airports.map(({ code, seldom }) =>
      seldom ? t('legs.seldomAt', { airport: nameOf(code) }) : nameOf(code),
    );
    return [...new Set(names)].join(either);
  };
  const roads = (airports: readonly Airport[], { place, base }: End, side: 'before' | 'after') => {
    if (airports.every(({ road }) => road === undefined)) return [];
    const bases = content().destinations.find(({ id }) => id === place)?.facts.bases ?? [];
    const town = bases.find(({ id }) => id === base)?.name[locale] ?? '';
    const each = airports.map(({ code, road }) => {
      const values = { town, airport: nameOf(code) };
      if (road === undefined) return t(`legs.${side}Near`, values);
      const { kilometres, minutes = 0 } = road;
      const distance = kilometres === undefined ? duration(minutes) : inKilometres(kilometres);
      return t(`legs.${side}Far`, { ...values, distance });
    });
    return [t(`legs.${side}`, { roads: alternatives.format(each) })];
  };
  return ({ ends: [from, to], ...flight }: Flight, said: (names: Names) => string) => {
    const before = roads(flight.from, from, 'before');
    const air = said({ from: named(flight.from), to: named(flight.to) });
    return [
      ...before,
      t(before.length > 0 ? 'legs.thenByAir' : 'legs.byAir', { flight: air }),
      ...roads(flight.to, to, 'after'),
    ].join(clause);
  };
}

type Names = { from: string; to: string };

function onTheRoad({ locale, t, inKilometres }: Shown) {
  const { intl, clause } = localeInfo[locale];
  const { motorways } = content().legs;
  const all = new Intl.ListFormat(intl, { type: 'conjunction' });
  const amount = (hours: number) =>
    t(hours % 1 === 0 ? 'legs.whole' : 'legs.half', { hours: Math.floor(hours) });
  const tolls = (used: readonly string[]) =>
    (['charged', 'mayBeFree'] as const).flatMap((feasts) => {
      const names = used.flatMap((key) => {
        const motorway = motorways[key];
        return motorway?.feasts === feasts ? motorway.name[locale] : [];
      });
      if (names.length === 0) return [];
      return t(`legs.toll.${feasts}`, { roads: all.format(names) });
    });
  return ({ kilometres, drive, confidence, motorways: used = [], freeRoad }: RoadFacts) => {
    const [least, most] = drive.hours;
    const time = t('legs.drive', { least: amount(least), most: amount(most) });
    // A distance from a single source is not given.
    const text =
      kilometres === undefined || confidence === 'medium'
        ? t('legs.roadTime', { time })
        : t(confidence === 'estimate' ? 'legs.roadEstimate' : 'legs.road', {
            time,
            distance: inKilometres(kilometres),
          });
    return [text, ...tolls(used), ...(freeRoad ? [t('legs.freeRoad')] : [])].join(clause);
  };
}

type RailAndRoad = { to: 'konya'; minutes: number; kilometres: number; back: boolean };

/** Built once: browsers format units differently. */
export function sentencesIn(locale: Locale) {
  const t = translator(locale, wordsFor(locale, 'legs.*'));
  const kilometresIn = new Intl.NumberFormat(localeInfo[locale].intl, {
    style: 'unit',
    unit: 'kilometer',
  });
  const inKilometres = (distance: number) => kilometresIn.format(distance);
  const duration = durationIn(locale, t);
  const shown = { locale, t, inKilometres, duration };
  const withRoads = inTheAir(shown);
  return {
    flight: (flight: Flight) =>
      withRoads(flight, (names) => {
        const { minutes, seldom } = flight;
        const text =
          minutes === undefined
            ? t('legs.flightSome', names)
            : t('legs.flight', { ...names, time: duration(minutes) });
        return seldom ? t('legs.seldom', { flight: text }) : text;
      }),
    change: (flight: Flight) => withRoads(flight, (names) => t('legs.flightChange', names)),
    notKnown: t('legs.flightNotKnown'),
    road: onTheRoad(shown),
    rail: (minutes: number) => t('legs.rail', { time: duration(minutes) }),
    railAndRoad: ({ to, minutes, kilometres, back }: RailAndRoad) =>
      t(back ? `legs.railFrom.${to}` : `legs.railTo.${to}`, {
        distance: inKilometres(kilometres),
        time: duration(minutes),
      }),
  };
}
export type Sentences = ReturnType<typeof sentencesIn>;
