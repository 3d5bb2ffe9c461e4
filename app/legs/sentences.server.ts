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
  const either = new Intl.ListFormat(intl, { type: 'disjunction' });
  const parts = new Intl.ListFormat(intl, { type: 'unit' });
  const inKilometres = new Intl.NumberFormat(intl, { style: 'unit', unit: 'kilometer' });
  // Isolates (U+2068, U+2069) keep codes in order in right-to-left text.
  const oneOf = (codes: readonly string[]) =>
    either.format(codes.map((code) => `\u2068${code}\u2069`));
  const towns = content().legs.towns ?? {};
  const named = (codes: readonly string[]) => {
    const names = codes.flatMap((code) => towns[code]?.[locale] ?? []);
    return names.length === codes.length
      ? [...new Set(names)].join(localeInfo[locale].either)
      : oneOf(codes);
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
      if (minutes === undefined) return t('legs.flightSome', airports(flight));
      return t('legs.flight', { ...airports(flight), time: duration(minutes) });
    },
    change: (flight: Flight) => t('legs.flightChange', airports(flight)),
    road: ({ kilometres, drive, confidence }: RoadFacts) => {
      const [least, most] = drive.hours;
      const time = t('legs.drive', { least: amount(least), most: amount(most) });
      // A distance from a single source is not given.
      return kilometres === undefined || confidence !== 'high'
        ? t('legs.roadTime', { time })
        : t('legs.road', { time, distance: inKilometres.format(kilometres) });
    },
    rail: ({ to, onward }: RailFacts, back: boolean) => {
      if (to === undefined || onward === undefined) return t('legs.rail');
      const distance = inKilometres.format(onward.kilometres);
      return t(back ? `legs.railFrom.${to}` : `legs.railTo.${to}`, { distance });
    },
  };
}
export type Sentences = ReturnType<typeof sentencesIn>;
