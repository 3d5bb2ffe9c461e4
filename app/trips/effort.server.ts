import { content, destinationOf } from '../content/content.server.ts';
import { hardest, type Effort } from '../content/efforts.ts';
import { tripDays } from '../trip-days.ts';
import type { TripFacts } from '../content/schemas/trip.ts';
import { spanInWords } from '../i18n/holiday-days.ts';
import { translator } from '../i18n/messages.ts';
import { wordsFor } from '../content/words.server.ts';
import { monthOf, today } from '../days.ts';
import { roughHoursIn } from '../legs/hours.ts';
import { getGateways, getLeg } from '../legs/legs.server.ts';
import type { Locale } from '../locales.ts';

type Route = Pick<TripFacts, 'from' | 'stops'>;

/** Its own, if its days leave out what is hard at the stops; else that of the hardest stop. */
export function effortOf({ effort, stops }: Pick<TripFacts, 'effort' | 'stops'>): Effort {
  return effort ?? hardest(stops.map(({ place }) => destinationOf(place).facts.effort));
}

/** The days between towns, each with its hours from door to door; without `from` the way from home is not known. */
export function travelDays({ from, stops }: Route) {
  const days = tripDays(stops);
  const towns = [
    ...stops.map(({ place, by }, at) => ({
      number: days.find(({ stop }) => stop === at)?.number ?? 1,
      start: stops[at - 1]?.place ?? from,
      end: place,
      by: by ?? ('road' as const),
    })),
    { number: days.length, start: stops.at(-1)?.place, end: from, by: 'road' as const },
  ];
  return towns.flatMap(({ start, end, by, ...day }) => {
    if (start === undefined || end === undefined) return [];
    const way = getLeg('en', start, end)?.ways.find((one) => one.by === by);
    return way?.hours === undefined ? [] : [{ ...day, start, end, by, hours: way.hours }];
  });
}

/** A sentence about the day with the most hours on the way. */
export function longestDay(locale: Locale, route: Route): string {
  const t = translator(locale, wordsFor(locale, 'trips.*', 'legs.*'));
  const [longest] = travelDays(route).toSorted((one, other) => other.hours - one.hours);
  if (longest === undefined) return t('trips.noTravel');
  const nameOf = (id: string) => {
    const place = content().destinations.find((one) => one.id === id)?.translations[locale]
      .frontMatter;
    const gateway = getGateways(locale).find((one) => one.id === id);
    return place?.inText ?? place?.title ?? gateway?.name ?? id;
  };
  return t('trips.longestDay', {
    time: roughHoursIn(t, longest.hours),
    number: longest.number,
    from: nameOf(longest.start),
    to: nameOf(longest.end),
  });
}

/** School holidays of Türkiye to come that lie in the months of a trip; the last day of school opens the summer. */
export function schoolBreaks(locale: Locale, months: readonly number[], day = today()) {
  const { names, spans } = content().holidays;
  return spans
    .filter(({ kind, from, to }) => {
      if (to < day) return false;
      const [first, last] = [monthOf(from) + 1, monthOf(to) + 1];
      if (kind !== 'school') return false;
      const within = months.includes(first) && months.includes(last);
      return within || (from === to && months.includes(last + 1));
    })
    .map((span) => ({
      name: names[span.id]?.[locale] ?? span.id,
      when: spanInWords(locale, span, 'year'),
    }));
}
