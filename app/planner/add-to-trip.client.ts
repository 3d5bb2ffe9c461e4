import { isPlainClick } from '../ui/browser/plain-click.ts';
import { keepTrip, keptTrip, onKeptTrip, stopsIn } from './kept-trip.ts';
import { hasStop, mostStops, withStop } from '../trip/query-stops.ts';

const answerOf = (part: HTMLElement, answer: 'added' | 'full') =>
  part.querySelector<HTMLElement>(`[data-${answer}]`);

/** A page may have a place twice, and each control is a live region of its own. */
function answerOnly(part: HTMLElement, answer: 'added' | 'full') {
  const given = answerOf(part, answer);
  for (const one of document.querySelectorAll<HTMLElement>('[data-added], [data-full]'))
    one.hidden = one !== given;
}

function showAdded() {
  const kept = keptTrip();
  for (const part of document.querySelectorAll<HTMLElement>('[data-adds]')) {
    const isAdded = hasStop(kept, part.dataset['adds'] ?? '');
    part.toggleAttribute('data-in-trip', isAdded);
    const added = answerOf(part, 'added');
    if (added && !isAdded) added.hidden = true;
    const full = answerOf(part, 'full');
    if (full) full.hidden = true;
  }
}

/** Adds a place without leaving the page; once it is added, or where storage is refused, the link opens the planner with the whole trip. */
export function startAddToTrip() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-add]');
    const part = link?.closest<HTMLElement>('[data-adds]');
    const { adds: place, nights } = part?.dataset ?? {};
    if (!link || !part || !place) return;
    const kept = keptTrip();
    const isAdded = hasStop(kept, place);
    const isFull = !isAdded && stopsIn(kept) >= mostStops;
    const trip = withStop(kept, { place, nights: Number(nights) });
    const isSecondOfTwo = event.detail > 1;
    if (isAdded ? !isSecondOfTwo : !isFull && !keepTrip(trip)) {
      link.href = `${link.pathname}?${isAdded ? kept : trip}`;
      return;
    }
    event.preventDefault();
    answerOnly(part, isFull ? 'full' : 'added');
  });
  showAdded();
  onKeptTrip(showAdded);
}
