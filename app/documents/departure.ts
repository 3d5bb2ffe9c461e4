import type { APIContext } from 'astro';
import { content } from '../content/content.server.ts';
import { entryOf } from '../content/entries.ts';
import { comingDepartures, departuresOf } from '../trips/departures/departures.server.ts';
import { addDays } from '../days.ts';
import { localeOf, paths } from '../paths.ts';
import { calendarOf } from '../trip/calendar.ts';
import { origin } from '../site.ts';

export const getStaticPaths = () => comingDepartures().map(({ id }) => ({ params: { id } }));

/** A calendar file with the days of a departure. */
export function GET({ routePattern, params: { id } }: APIContext) {
  const locale = localeOf(routePattern);
  const { trips, departures } = content();
  const trip = entryOf(trips, entryOf(departures, id ?? '').facts.trip);
  const departure = entryOf(departuresOf(locale, trip.id), id ?? '');
  const { title, subtitle } = trip.translations[locale].frontMatter;
  const event = {
    id: `${departure.start}-${departure.id}`,
    first: departure.start,
    end: addDays(departure.end, 1),
    title,
    text: `${subtitle}\n${origin}${paths.trip(locale, trip.id)}`,
  };
  const about = { name: title, host: new URL(origin).host, language: locale, stamp: new Date() };
  return new Response(calendarOf([event], about), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
