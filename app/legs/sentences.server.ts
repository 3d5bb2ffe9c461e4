import { content } from '../content/content.server.ts';
import type { RailFacts, RoadFacts } from '../content/legs.ts';
import { keepTogether } from '../content/line-breaks.ts';
import { wordsFor } from '../i18n/words.server.ts';
import { translator } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { durationIn } from './duration.server.ts';

export type Flight = {
  /** Ids of the towns. */
  between: readonly [from: string, to: string];
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
  const kilometresIn = new Intl.NumberFormat(intl, { style: 'unit', unit: 'kilometer' });
  const inKilometres = (distance: number) => keepTogether(kilometresIn.format(distance));
  const { airports: known, motorways } = content().legs;
  const named = (codes: readonly string[]) =>
    [...new Set(codes.flatMap((code) => known[code]?.name[locale] ?? []))].join(
      localeInfo[locale].either,
    );
  /** With the road between an airport and the town of the place, where that is another one. */
  const withOnward = (text: string, { between: [start, end], from, to }: Flight) => {
    const farFrom = (place: string, codes: readonly string[]) =>
      codes.flatMap((code) => {
        const onward = known[code]?.onward;
        if (onward?.place !== place) return [];
        const distance = inKilometres(onward.kilometres);
        return { distance, airport: named([code]), town: onward.town[locale] };
      });
    const arrivals = farFrom(end, to);
    const [only] = to.length === 1 ? arrivals : [];
    const others = only ? [] : arrivals;
    return [
      only ? t('legs.thenOn', { flight: text, distance: only.distance, town: only.town }) : text,
      ...[...farFrom(start, from), ...others].map((far) => t('legs.toAirport', far)),
    ].join(localeInfo[locale].clause);
  };
  const airports = ({ from, to }: Flight) => ({ from: named(from), to: named(to) });
  const duration = durationIn(locale, t);
  const amount = (hours: number) =>
    t(hours % 1 === 0 ? 'legs.whole' : 'legs.half', { hours: Math.floor(hours) });
  return {
    hours: amount,
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
        kilometres === undefined || confidence === 'medium'
          ? t('legs.roadTime', { time })
          : t(confidence === 'estimate' ? 'legs.roadEstimate' : 'legs.road', {
              time,
              distance: inKilometres(kilometres),
            });
      const tolls = used.flatMap((key) => {
        const motorway = motorways[key];
        return motorway ? t(`legs.toll.${motorway.feasts}`, { road: motorway.name[locale] }) : [];
      });
      return [text, ...tolls].join(localeInfo[locale].clause);
    },
    rail: ({ to, onward }: RailFacts, back: boolean) => {
      if (to === undefined || onward === undefined) return t('legs.rail');
      const distance = inKilometres(onward.kilometres);
      return t(back ? `legs.railFrom.${to}` : `legs.railTo.${to}`, { distance });
    },
  };
}
export type Sentences = ReturnType<typeof sentencesIn>;
