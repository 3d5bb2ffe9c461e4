/** In pixels. */
type Span = { top: number; bottom: number };

/** Parts without content between spans, from the top to the bottom. */
export function gapsBetween(spans: readonly Span[], { top, bottom }: Span): Span[] {
  const gaps: Span[] = [];
  let reached = top;
  for (const span of spans.toSorted((one, other) => one.top - other.top)) {
    if (span.top > reached) gaps.push({ top: reached, bottom: span.top });
    reached = Math.max(reached, span.bottom);
  }
  if (bottom > reached) gaps.push({ top: reached, bottom });
  return gaps;
}

/** Where each half of `main` has words or pictures, and the extent of `main`. Runs in the page. */
export function halvesOfMain() {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part');
  const { top, bottom } = main.getBoundingClientRect();
  const middle = innerWidth / 2;
  const halves: { top: number; bottom: number }[][] = [[], []];
  const add = ({ left, right, top: from, bottom: to }: DOMRect) => {
    if (right - left <= 1 || to - from <= 1) return;
    // A few pixels across the middle do not fill a half.
    if (left < middle - 48) halves[0]?.push({ top: from, bottom: to });
    if (right > middle + 48) halves[1]?.push({ top: from, bottom: to });
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Element) {
      if (node.matches('img, svg, input') && node.checkVisibility())
        add(node.getBoundingClientRect());
      continue;
    }
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(rect);
  }
  return { halves, extent: { top, bottom } };
}
