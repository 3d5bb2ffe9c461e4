const visitorMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Calls `scroll` at each change of the height of the page, until the visitor moves. */
export function holdWith(scroll: () => void) {
  const heights = new ResizeObserver(scroll);
  heights.observe(document.body);
  for (const type of visitorMoves)
    addEventListener(type, () => heights.disconnect(), { once: true, passive: true });
}

/** Safari has no scroll anchoring: what grows above an element moves it out of sight. */
export function holdInPlace(element: Element) {
  if (CSS.supports('overflow-anchor', 'auto')) return;
  const { top } = element.getBoundingClientRect();
  holdWith(() => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }));
}
