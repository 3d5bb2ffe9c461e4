import { afterPaint } from '../ui/after-paint.ts';
import { keptHere } from '../ui/storage.ts';

/* The trip that this device remembers, as its address writes it. Where storage is refused the address
   is all there is, and nothing breaks. Every page has this; the planner itself only its own. */

const kept = keptHere('trip');
/** An event of the window. */
export const tripKept = 'trip-kept';

export const keptTrip = () => kept.read() ?? '';

/** Keeps a trip, or forgets it; whoever shows it hears of it after the next paint. Whether the browser lets us. */
export function keepTrip(query: string): boolean {
  const isKept = query === '' ? kept.forget() : kept.write(query);
  afterPaint(() => dispatchEvent(new Event(tripKept)));
  return isKept;
}

/** How many stops an address has. */
export const stopsIn = (query: string) =>
  /(?:^|&)stops=([^&]+)/.exec(query)?.[1]?.split(',').length ?? 0;

/** An address with one more stop at its end. */
export const withStop = (query: string, place: string) =>
  stopsIn(query) > 0
    ? query.replace(/(stops=[^&]+)/, `$1,${place}.2`)
    : [`stops=${place}.2`, query].filter(Boolean).join('&');
