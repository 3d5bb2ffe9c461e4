import { basesOf, namesOfBases } from '../stays.ts';
import { type TripDay, tripDays } from '../trip-days.ts';
import type { Content } from '../content/collections.server.ts';
import { content, destinationOf } from '../content/content.server.ts';
import { isForSwimming, rounded } from '../climate/months.ts';
import type { DiffersOnDay } from '../content/extras-of-days.ts';
import { dayInWords, plainTitle } from '../trip/plan-words.ts';
import type { TripFacts } from '../content/schemas/trip.ts';
import type { Locale } from '../locales.ts';
import { keepsHiredCar, offerOfDay } from '../prices/offer-of-day.ts';
import { offerOfPlace } from '../prices/offer.ts';
import { sightsOfDays } from './day-sights.server.ts';

type Entry = Content['trips'][number];

/** The name of the base of each night. */
export function townsOf(locale: Locale, stop: TripFacts['stops'][number]) {
  const { facts } = destinationOf(stop.place);
  return namesOfBases(basesOf(stop, facts), facts, locale);
}

const isHired = ({ stops }: Pick<TripFacts, 'stops'>, stop: number) =>
  keepsHiredCar(
    stops.map(({ by }) => by),
    stop,
  );

type DayWords = DiffersOnDay & { title: string; text: string; body?: string };

function wordsOf(locale: Locale, entry: Entry, { number, stop }: TripDay): DayWords {
  const word = entry.translations[locale].frontMatter.days[number - 1];
  if (word && 'text' in word) {
    const { title, text, body, free, extras, without } = word;
    return { title, text, free, extras, without, ...(body && { body }) };
  }
  const { stops } = entry.facts;
  const { facts, translations } = destinationOf(stops[stop]?.place ?? '');
  const { plan } = translations[locale].frontMatter;
  const day = plan[(word?.plan ?? 1) - 1];
  if (day === undefined) throw new Error(`${entry.id}: day ${number} has no words`);
  const { climate } = facts;
  const months = entry.facts.months.map((month) => ({
    number: month,
    highC: rounded(climate.meanHighC[month - 1] ?? 0),
    swim: isForSwimming(climate, month),
  }));
  const byCar = entry.facts.from !== undefined || isHired(entry.facts, stop);
  return {
    title: plainTitle(locale, day.title),
    text: dayInWords(day, { months, byCar }),
    extras: day.extras,
    without: day.without,
  };
}

/** A trip from a town is made in a car of one's own. */
function offerOf({ stops, from }: TripFacts, day: TripDay & DiffersOnDay) {
  const stop = stops[day.stop];
  const { buys } = destinationOf(stop?.place ?? '').facts;
  const isByCar = from !== undefined;
  const by = day.kind === 'travel' ? stop?.by : isByCar ? 'road' : undefined;
  return offerOfDay(
    { ...day, by, isByCar, isHired: isHired({ stops }, day.stop) },
    offerOfPlace(content().site.offer, buys),
  );
}

export function daysInWords(locale: Locale, entry: Entry) {
  const { facts } = entry;
  const sights = sightsOfDays(locale, entry);
  return tripDays(facts.stops).map((day) => {
    const stop = facts.stops[day.stop];
    const sleep = stop && townsOf(locale, stop)[day.night ?? -1];
    const sight = sights.get(day.number);
    const { free, extras, without, ...words } = wordsOf(locale, entry, day);
    return {
      ...day,
      ...words,
      offer: offerOf(facts, { ...day, free, extras, without }),
      ...(sleep !== undefined && { sleep }),
      ...(sight && { sight }),
    };
  });
}
