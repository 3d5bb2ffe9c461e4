import { forget, keep, readKept } from '../ui/storage.ts';

/* The trip in `localStorage`, as the query of its address. */

const key = 'trip';
const tripKept = 'trip-kept';

export function onKeptTrip(changed: () => void) {
  const events = [tripKept, 'storage'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

export const keptTrip = () => readKept(key) ?? '';

/** Whether the browser kept it; an empty trip is removed. */
export function keepTrip(query: string): boolean {
  const isKept = keep(key, query);
  if (query === '') forget(key);
  dispatchEvent(new Event(tripKept));
  return isKept;
}

const stopsOf = (query: string) => /(?:^|&)stops=([^&]+)/.exec(query)?.[1]?.split(',') ?? [];

export const stopsIn = (query: string) => stopsOf(query).length;

export const hasStop = (query: string, place: string) =>
  stopsOf(query).some((stop) => stop.startsWith(`${place}.`));

export const withStop = (query: string, place: string) =>
  stopsIn(query) > 0
    ? query.replace(/(stops=[^&]+)/, `$1,${place}.2`)
    : [`stops=${place}.2`, query].filter(Boolean).join('&');
