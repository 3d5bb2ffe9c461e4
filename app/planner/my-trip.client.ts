import { keptTrip, markTrip, onKeptTrip, stopsIn } from './kept-trip.ts';

/** Replaced in the served words by the number of stops. */
export const stopsToken = '{stops}';

export function startMyTrip() {
  const link = document.querySelector<HTMLAnchorElement>('[data-my-trip]');
  const words = link?.querySelector('[data-my-trip-words]');
  const number = link?.querySelector('[data-my-trip-stops]');
  if (!link || !words || !number) return;
  const read = () => {
    const kept = keptTrip();
    const stops = String(stopsIn(kept));
    const said = (link.dataset['myTrip'] ?? '').replace(stopsToken, stops);
    link.setAttribute('href', `${link.pathname}?${kept}`);
    link.setAttribute('aria-label', said);
    words.textContent = said;
    number.textContent = stops;
    markTrip();
  };
  read();
  onKeptTrip(read);
}
