import { today } from '../days.ts';
import { whenShown } from '../ui/when-shown.ts';
import { isWithin } from './closed-days.ts';

/** Shows and hides what closures that begin or end after the build change. */
export function startClosures() {
  const parts = document.querySelectorAll<HTMLElement>('[data-days]');
  if (parts.length === 0) return;
  whenShown(() => {
    const day = today();
    for (const part of parts) {
      const { days, from, until } = part.dataset;
      part.hidden = isWithin({ from, until }, day) !== (days === 'within');
    }
  });
}
