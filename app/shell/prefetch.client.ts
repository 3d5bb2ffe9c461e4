import { lessData } from '../ui/browser/connection.ts';

function forbid({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link) link.dataset['astroPrefetch'] = 'false';
}

/** Astro's prefetch ignores `saveData` on touchstart. */
export function startPrefetch() {
  if (!lessData()) return;
  for (const type of ['touchstart', 'mousedown'])
    document.addEventListener(type, forbid, { capture: true, passive: true });
}
