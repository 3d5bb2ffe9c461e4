import { whenShown } from '../ui/when-shown.ts';
import { keptTrip, onKeptTrip, stopsIn } from './kept-trip.ts';

/** Stands in the served words for the number of stops. */
export const placeOfStops = '{stops}';

/** Shows the way back to the kept trip, and how many stops it has. */
export function startMyTrip() {
  const link = document.querySelector<HTMLAnchorElement>('[data-my-trip]');
  const words = link?.querySelector('[data-my-trip-words]');
  const number = link?.querySelector('[data-my-trip-stops]');
  if (!link || !words || !number) return;
  const read = () => {
    const kept = keptTrip();
    const stops = String(stopsIn(kept));
    const said = (link.dataset['myTrip'] ?? '').replace(placeOfStops, stops);
    link.setAttribute('href', `${link.pathname}?${kept}`);
    link.setAttribute('aria-label', said);
    words.textContent = said;
    number.textContent = stops;
    link.hidden = stops === '0';
  };
  whenShown(read);
  onKeptTrip(read);
}
