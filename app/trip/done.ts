import { listenTo } from '../ui/browser/listen-to.ts';
import { keptDone, writeDone } from './kept-trip.ts';

/* What a visitor has ticked as done before a trip: `2027-05-03.visa 2027-05-03.balloon`, each for a first day. */

const changed = 'done-before-kept';

/** Until the page is left, if the browser refuses to store it. */
let refused = '';

export const doneNow = () => refused || keptDone();

export const isDone = (kept: string, first: string, id: string) =>
  kept.split(' ').includes(`${first}.${id}`);

/** What was done before trips that have begun is forgotten. */
export function keepDone(first: string, id: string, done: boolean, today: string) {
  const deed = `${first}.${id}`;
  const others = doneNow()
    .split(' ')
    .filter((one) => one !== deed && one > today);
  const written = (done ? [...others, deed] : others).join(' ');
  refused = writeDone(written) ? '' : written;
  dispatchEvent(new Event(changed));
}

export const onDone = (onChange: () => void) =>
  listenTo([changed, 'storage', 'pageshow'], onChange);
