const visitorMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const savedScroll = (): unknown => history.state?.scrollY;

const saveScroll = () => history.replaceState({ ...history.state, scrollY }, '');

/** Scripts may still change the height of the page. */
function stayAt(top: number) {
  const heights = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  heights.observe(document.body);
  for (const type of visitorMoves)
    addEventListener(type, () => heights.disconnect(), { once: true, passive: true });
}

/** Browsers restore the scroll position before islands have drawn what the address asks for. */
export function startScroll() {
  const top = savedScroll();
  if (typeof top === 'number' && top > 0) stayAt(top);
  addEventListener('pagehide', saveScroll);
  // A reload does not keep the state that is set while the page is left.
  document.addEventListener('scrollend', saveScroll);
}
