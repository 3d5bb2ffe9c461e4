import { today } from '../days.ts';
import { whenShown } from '../ui/when-shown.ts';

/** Hides departures that have started since the page was built. */
export function startDepartures() {
  const lists = document.querySelectorAll<HTMLElement>('[data-departures]');
  if (lists.length === 0) return;
  whenShown(() => {
    const day = today();
    for (const list of lists) {
      const departures = [...list.querySelectorAll<HTMLElement>('[data-departs]')];
      for (const one of departures) one.hidden = (one.dataset['departs'] ?? '') < day;
      list.hidden = departures.every(({ hidden }) => hidden);
    }
  });
}
