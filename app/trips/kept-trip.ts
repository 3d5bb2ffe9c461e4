import { tryOrUndefined } from '../ui/try-or-undefined.ts';
import { writeTrip, type Trip } from './trip.ts';

/* The trip that this device remembers, as its address writes it. Where storage is refused the address
   is all there is, and nothing breaks. */

const key = 'trip';
const changed = 'trip-kept';

export const keptTrip = () => tryOrUndefined(() => localStorage.getItem(key)) ?? '';

const tell = () => dispatchEvent(new Event(changed));

export function keepTrip(trip: Trip) {
  tryOrUndefined(() => localStorage.setItem(key, writeTrip(trip)));
  tell();
}

export function forgetTrip() {
  tryOrUndefined(() => localStorage.removeItem(key));
  tell();
}

/** Tells of changes, also of those made in another tab. */
export function onTripKept(onChange: () => void) {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}
