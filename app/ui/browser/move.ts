import { flushSync } from 'react-dom';

/** Changes the page within a view transition, unless reduced motion is set. */
export function move(change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) change();
  else document.startViewTransition(() => flushSync(change));
}
