const visitorMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Calls `scroll` at each change of the height of the page, until the visitor moves. */
export function holdWith(scroll: () => void) {
  const heights = new ResizeObserver(scroll);
  heights.observe(document.body);
  for (const type of visitorMoves)
    addEventListener(type, () => heights.disconnect(), { once: true, passive: true });
}

/** What grows above an element moves it: Safari anchors nothing, Firefox the first element in the window. */
export function holdInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  holdWith(() => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }));
}
