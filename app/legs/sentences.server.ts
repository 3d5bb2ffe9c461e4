import { content } from '../content/content.server.ts';
import type { RailFacts, RoadFacts } from '../content/legs.ts';
import { wordsFor } from '../i18n/words.server.ts';
import { translator } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';

export type Flight = {
  /** IATA codes, the most frequent first. */
  from: readonly string[];
  to: readonly string[];
  /** Gate to gate. */
  minutes?: number;
};

/** Built once: browsers format units differently. */
export function sentencesIn(locale: Locale) {
  const { intl } = localeInfo[locale];
  const t = translator(locale, wordsFor(locale, 'legs.*'));
  const parts = new Intl.ListFormat(intl, { type: 'unit' });
  const inKilometres = new Intl.NumberFormat(intl, { style: 'unit', unit: 'kilometer' });
  const { airports: known, motorways } = content().legs;
  const named = (codes: readonly string[]) =>
    [...new Set(codes.flatMap((code) => known[code]?.name[locale] ?? []))].join(
      localeInfo[locale].either,
    );
  /** How far it is from an airport to the town where people stay. */
  const withOnward = (text: string, { from, to }: Flight) => {
    const arrival = to.length === 1 ? known[to[0] ?? '']?.onward : undefined;
    if (arrival) {
      const distance = inKilometres.format(arrival.kilometres);
      return t('legs.thenOn', { flight: text, distance, town: arrival.town[locale] });
    }
    const others = [...from, ...to].flatMap((code) => {
      const onward = known[code]?.onward;
      if (!onward) return [];
      const distance = inKilometres.format(onward.kilometres);
      return t('legs.toAirport', { distance, airport: named([code]), town: onward.town[locale] });
    });
    return [text, ...others].join(localeInfo[locale].clause);
  };
  const airports = ({ from, to }: Flight) => ({ from: named(from), to: named(to) });
  // `Intl.DurationFormat` has no genitive for "about two hours" in Arabic.
  const duration = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return parts
      .format([
        ...(hours > 0 ? [t('legs.hours', { hours })] : []),
        ...(rest > 0 ? [t('legs.minutes', { minutes: rest })] : []),
      ])
      .replace(', ', ' ');
  };
  const amount = (hours: number) =>
    t(hours % 1 === 0 ? 'legs.whole' : 'legs.half', { hours: Math.floor(hours) });
  return {
    flight: (flight: Flight) => {
      const { minutes } = flight;
      const text =
        minutes === undefined
          ? t('legs.flightSome', airports(flight))
          : t('legs.flight', { ...airports(flight), time: duration(minutes) });
      return withOnward(text, flight);
    },
    change: (flight: Flight) => withOnward(t('legs.flightChange', airports(flight)), flight),
    road: ({ kilometres, drive, confidence, motorways: used = [] }: RoadFacts) => {
      const [least, most] = drive.hours;
      const time = t('legs.drive', { least: amount(least), most: amount(most) });
      // A distance from a single source is not given.
      const text =
        kilometres === undefined || confidence !== 'high'
          ? t('legs.roadTime', { time })
          : t('legs.road', { time, distance: inKilometres.format(kilometres) });
      const tolls = used.flatMap((key) => {
        const motorway = motorways[key];
        return motorway ? t(`legs.toll.${motorway.feasts}`, { road: motorway.name[locale] }) : [];
      });
      return [text, ...tolls].join(localeInfo[locale].clause);
    },
    rail: ({ to, onward }: RailFacts, back: boolean) => {
      if (to === undefined || onward === undefined) return t('legs.rail');
      const distance = inKilometres.format(onward.kilometres);
      return t(back ? `legs.railFrom.${to}` : `legs.railTo.${to}`, { distance });
    },
  };
}
export type Sentences = ReturnType<typeof sentencesIn>;
