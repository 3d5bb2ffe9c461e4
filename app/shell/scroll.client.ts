/** What a visitor does who wants to be elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const noted = (): unknown => history.state?.scrollY;

/** Keeps the page at a place until the visitor moves: its height may still come from scripts. */
function stayAt(top: number) {
  const heights = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  heights.observe(document.body);
  for (const type of moves)
    addEventListener(type, () => heights.disconnect(), { once: true, passive: true });
}

/**
 * Lets Back, Forward and a reload find a page where it was left. Browsers look for the place before
 * islands have drawn what the address asks for.
 */
export function startScroll() {
  const top = noted();
  if (typeof top === 'number' && top > 0) stayAt(top);
  addEventListener('pagehide', () => history.replaceState({ ...history.state, scrollY }, ''));
}
