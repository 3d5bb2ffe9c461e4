import { listSeparator } from '../ui/text/list-separator.ts';

/* The stops of a query that `writeTrip` wrote, for the script of every page; `parseTrip` reads any other. */

export const mostStops = 12;

const stopsField = /(?:^|&)stops=([^&]+)/;

export const stopsOf = (query: string) => stopsField.exec(query)?.[1]?.split(listSeparator) ?? [];

export const hasStop = (query: string, place: string) =>
  stopsOf(query).some((stop) => stop.startsWith(`${place}.`));

/** For the nights that the place's price is for. */
export function withStop(query: string, { place, nights }: { place: string; nights: number }) {
  const stop = `${place}.${nights}`;
  return stopsField.test(query)
    ? query.replace(stopsField, `$&,${stop}`)
    : [`stops=${stop}`, query].filter(Boolean).join('&');
}
