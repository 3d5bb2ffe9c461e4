import { listenTo } from '../ui/browser/listen-to.ts';
import { forget, keep, readKept } from '../ui/browser/storage.ts';
import { stopsOf } from './trip.ts';

/* Trips on this device, each as the query of its address. */

const keptKey = 'trip';
const earlierKey = 'earlier-trip';
const tripKept = 'trip-kept';
const doneKey = 'done-before';

export function onKeptTrip(changed: () => void) {
  return listenTo([tripKept, 'storage', 'pageshow'], changed);
}

export const keptTrip = () => readKept(keptKey) ?? '';

/** The kept trip that another one has replaced. */
export const earlierTrip = () => readKept(earlierKey) ?? '';

/** What is ticked as done before trips, as `done.ts` writes it. */
export const keptDone = () => readKept(doneKey) ?? '';

function write(key: string, query: string) {
  if (query !== '') return keep(key, query);
  forget(key);
  return true;
}

export const writeDone = (done: string) => write(doneKey, done);

/** Whether the browser kept them; an empty trip is removed. */
export function keepTrip(query: string, earlier = earlierTrip()): boolean {
  const isKept = write(earlierKey, earlier) && write(keptKey, query);
  dispatchEvent(new Event(tripKept));
  return isKept;
}

export function forgetTrips() {
  writeDone('');
  keepTrip('', '');
}

/** The earlier trip becomes the kept one. */
export const forgetTrip = () =>
  earlierTrip() === '' ? forgetTrips() : keepTrip(earlierTrip(), '');

export const stopsIn = (query: string) => stopsOf(query).length;

/** On `<html>`, where CSS reads it; the script in the head calls it before the first paint. */
export const markTrip = () =>
  document.documentElement.toggleAttribute('data-trip', stopsIn(keptTrip()) > 0);
