import { lessData } from '../ui/connection.ts';

function forbid({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link) link.dataset['astroPrefetch'] = 'false';
}

/** Fetches nothing ahead for a browser that saves data; Astro's prefetch would, when a finger comes down. */
export function startPrefetch() {
  if (!lessData()) return;
  for (const type of ['touchstart', 'mousedown'])
    document.addEventListener(type, forbid, { capture: true, passive: true });
}
