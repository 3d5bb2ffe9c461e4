import { listenTo } from '../ui/browser/listen-to.ts';
import { forget, keep, readKept } from '../ui/browser/storage.ts';
import { stopsOf } from './trip.ts';

/* Trips on this device, each as the query of its address. */

const keptKey = 'trip';
const earlierKey = 'earlier-trip';
const tripKept = 'trip-kept';
/** What is ticked as done before trips, which `done.ts` reads. */
export const doneKey = 'done-before';

export function onKeptTrip(changed: () => void) {
  return listenTo([tripKept, 'storage', 'pageshow'], changed);
}

export const keptTrip = () => readKept(keptKey) ?? '';

/** The kept trip that another one has replaced. */
export const earlierTrip = () => readKept(earlierKey) ?? '';

function write(key: string, query: string) {
  if (query !== '') return keep(key, query);
  forget(key);
  return true;
}

/** Whether the browser kept them; an empty trip is removed, with what was done before it. */
export function keepTrip(query: string, earlier = earlierTrip()): boolean {
  if (query === '') forget(doneKey);
  const isKept = write(earlierKey, earlier) && write(keptKey, query);
  dispatchEvent(new Event(tripKept));
  return isKept;
}

/** The earlier trip becomes the kept one. */
export const forgetTrip = () => keepTrip(earlierTrip(), '');

export const forgetTrips = () => keepTrip('', '');

export const stopsIn = (query: string) => stopsOf(query).length;

/** On `<html>`, where CSS reads it; the script in the head calls it before the first paint. */
export const markTrip = () =>
  document.documentElement.toggleAttribute('data-trip', stopsIn(keptTrip()) > 0);
