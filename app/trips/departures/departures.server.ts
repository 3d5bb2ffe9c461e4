import { isClosed } from '../../prices/closures.server.ts';
import type { Content } from '../../content/collections.server.ts';
import { content } from '../../content/content.server.ts';
import { tripDays } from '../../trip-days.ts';
import { addDays, today } from '../../days.ts';
import { spanInWords } from '../../i18n/holiday-days.ts';
import type { Locale } from '../../locales.ts';
import { paths } from '../../paths.ts';

const isTripClosed = (trip: string, { trips }: Content, day: string) =>
  isClosed(trips.find(({ id }) => id === trip)?.facts ?? {}, day);

/** Finds departures that have not started and whose trip is closed neither then nor today, the next one first. */
export const comingDepartures = (known = content(), day = today()) =>
  known.departures
    .filter(
      ({ facts: { start, trip } }) =>
        start >= day && ![start, day].some((one) => isTripClosed(trip, known, one)),
    )
    .toSorted((a, b) => a.facts.start.localeCompare(b.facts.start));

export function departuresOf(locale: Locale, trip: string, known = content(), day = today()) {
  const { stops = [] } = known.trips.find(({ id }) => id === trip)?.facts ?? {};
  return comingDepartures(known, day)
    .filter(({ facts }) => facts.trip === trip)
    .map(({ id, facts: { start, price, places } }) => {
      const end = addDays(start, tripDays(stops).length - 1);
      return {
        id,
        start,
        end,
        dates: spanInWords(locale, { from: start, to: end }, 'year'),
        price,
        places,
        calendar: paths.departure(locale, id),
      };
    });
}
export type Departure = ReturnType<typeof departuresOf>[number];
