import { forget, keep, readKept } from '../ui/storage.ts';

/* The trip that this device remembers, as its address writes it. Where storage is refused the address
   is all there is, and nothing breaks. Every page has this; the planner itself only its own. */

const key = 'trip';
/** An event of the window. */
const tripKept = 'trip-kept';

/** Calls back when the kept trip changes, in another tab too. */
export function onKeptTrip(changed: () => void) {
  const events = [tripKept, 'storage'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

export const keptTrip = () => readKept(key) ?? '';

/** Keeps a trip, or forgets an empty one, and says that it changed. Whether it was kept. */
export function keepTrip(query: string): boolean {
  const isKept = keep(key, query);
  if (query === '') forget(key);
  dispatchEvent(new Event(tripKept));
  return isKept;
}

const stopsOf = (query: string) => /(?:^|&)stops=([^&]+)/.exec(query)?.[1]?.split(',') ?? [];

/** How many stops an address has. */
export const stopsIn = (query: string) => stopsOf(query).length;

/** Whether a place is among them. */
export const hasStop = (query: string, place: string) =>
  stopsOf(query).some((stop) => stop.startsWith(`${place}.`));

/** An address with one more stop at its end. */
export const withStop = (query: string, place: string) =>
  stopsIn(query) > 0
    ? query.replace(/(stops=[^&]+)/, `$1,${place}.2`)
    : [`stops=${place}.2`, query].filter(Boolean).join('&');
