import { flushSync } from 'react-dom';

/** Changes the page; where motion is liked, what has a name in transitions moves to its new place. */
export function move(change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) change();
  else document.startViewTransition(() => flushSync(change));
}
