import { listenTo } from '../ui/browser/listen-to.ts';
import { forget, keep, keptText, readKept } from '../ui/browser/storage.ts';
import { stopsOf } from '../trip/query-stops.ts';

/* What the planner keeps on this device: trips, each as the query of its address, and what belongs to them. */

const keptKey = 'trip';
const earlierKey = 'earlier-trip';
const tripKept = 'trip-kept';

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

/** Whether the browser kept them; an empty trip is removed. */
export function keepTrip(query: string, earlier = earlierTrip()): boolean {
  const isKept = write(earlierKey, earlier) && write(keptKey, query);
  dispatchEvent(new Event(tripKept));
  return isKept;
}

export function forgetTrips() {
  keptDone.write('');
  keepTrip('', '');
}

/** The earlier trip becomes the kept one. */
export const forgetTrip = () =>
  earlierTrip() === '' ? forgetTrips() : keepTrip(earlierTrip(), '');

export const stopsIn = (query: string) => stopsOf(query).length;

/** On `<html>`, where CSS reads it; the script in the head calls it before the first paint. */
export const markTrip = () =>
  document.documentElement.toggleAttribute('data-trip', stopsIn(keptTrip()) > 0);

/** What a visitor has ticked as done before a trip: `2027-05-03.visa 2027-05-03.balloon`, each for a first day. */
export const keptDone = keptText('done-before');

export const isDone = (done: string, first: string, id: string) =>
  done.split(' ').includes(`${first}.${id}`);

/** What was done before trips that have begun is forgotten. */
export function keepDone(first: string, id: string, done: boolean, today: string) {
  const deed = `${first}.${id}`;
  const others = keptDone
    .read()
    .split(' ')
    .filter((one) => one !== deed && one > today);
  keptDone.write((done ? [...others, deed] : others).join(' '));
}

/** As `writeBudget` has it. */
export const keptBudget = keptText('budget');
