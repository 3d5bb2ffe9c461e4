import { useEffect } from 'react';
import { isNewLoad } from '../ui/new-load.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';

/** What a visitor does who wants to be elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps the place that an address names where it was jumped to, while faces and pictures arrive above
 * it and until the visitor moves. Browsers with scroll anchoring do so by themselves; WebKit has none.
 */
export function useLanding() {
  useEffect(() => {
    const id = tryOrUndefined(() => decodeURIComponent(location.hash.slice(1)));
    const target = id && document.getElementById(id);
    if (!target || CSS.supports('overflow-anchor', 'auto') || !isNewLoad()) return undefined;
    const heights = new ResizeObserver(() => {
      const away = Math.abs(target.getBoundingClientRect().top);
      // Whoever is further away has gone there before scripts ran.
      if (away < innerHeight) target.scrollIntoView({ behavior: 'instant' });
    });
    heights.observe(document.body);
    const stop = () => heights.disconnect();
    for (const type of moves) addEventListener(type, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const type of moves) removeEventListener(type, stop);
    };
  }, []);
}
