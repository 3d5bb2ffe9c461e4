import { isPlainClick } from '../ui/plain-click.ts';
import { whenShown } from '../ui/when-shown.ts';
import { hasStop, keepTrip, keptTrip, onKeptTrip, withStop } from './kept-trip.ts';

function showAdded() {
  const kept = keptTrip();
  for (const part of document.querySelectorAll<HTMLElement>('[data-adds]')) {
    const isAdded = hasStop(kept, part.dataset['adds'] ?? '');
    part.toggleAttribute('data-in-trip', isAdded);
    const added = part.querySelector<HTMLElement>('[data-added]');
    if (added && !isAdded) added.hidden = true;
    const see = part.querySelector<HTMLAnchorElement>('[data-see-trip]');
    see?.setAttribute('href', `${see.pathname}?${kept}`);
  }
}

/** Adds a place without leaving the page; where storage is refused the link opens the planner. */
export function startAddToTrip() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const part = event.target.closest('[data-add]')?.closest<HTMLElement>('[data-adds]');
    const place = part?.dataset['adds'];
    if (!part || !place || !keepTrip(withStop(keptTrip(), place))) return;
    event.preventDefault();
    const added = part.querySelector<HTMLElement>('[data-added]');
    if (added) added.hidden = false;
  });
  whenShown(showAdded);
  onKeptTrip(showAdded);
}
