import { lessData } from '../ui/browser/connection.ts';

function forbid({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link) link.dataset['astroPrefetch'] = 'false';
}

/** Astro's prefetch ignores `saveData` on touchstart, and speculation rules know only the browser's own setting. */
export function startPrefetch() {
  if (!lessData()) return;
  document.querySelector('script[type=speculationrules]')?.remove();
  for (const type of ['touchstart', 'mousedown'])
    document.addEventListener(type, forbid, { capture: true, passive: true });
}
