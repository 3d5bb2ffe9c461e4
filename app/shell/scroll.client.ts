import { holdWith } from '../ui/browser/hold.ts';
import { tryOrUndefined } from '../ui/try-or-undefined.ts';

const savedScroll = (): unknown => history.state?.scrollY;

/** Safari refuses the 101st change within ten seconds. */
const saveScroll = () =>
  tryOrUndefined(() => history.replaceState({ ...history.state, scrollY }, ''));

/** Browsers restore the scroll position before islands have drawn what the address asks for. */
export function startScroll() {
  const top = savedScroll();
  // Scripts may still change the height of the page.
  if (typeof top === 'number' && top > 0) holdWith(() => scrollTo({ top, behavior: 'instant' }));
  addEventListener('pagehide', saveScroll);
  // A reload does not keep the state that is set while the page is left.
  document.addEventListener('scrollend', saveScroll);
}
