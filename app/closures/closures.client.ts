import { today } from '../days.ts';
import { whenShown } from '../ui/when-shown.ts';
import { areClosed } from './closed-days.ts';

/** Hides prices on the days of a closure that began after the page was built. */
export function startClosures() {
  const parts = document.querySelectorAll<HTMLElement>('[data-while]');
  if (parts.length === 0) return;
  whenShown(() => {
    const day = today();
    for (const part of parts) {
      const { while: state, closedFrom: from, closedUntil: until } = part.dataset;
      part.hidden = areClosed({ from, until }, day) !== (state === 'closed');
    }
  });
}
