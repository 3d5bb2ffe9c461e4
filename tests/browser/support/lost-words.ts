/*
 * Both run within the page. Words for those who listen (clipped to nothing on purpose) are left
 * out, and so is what a visitor can scroll to.
 */

/** Words that are drawn in part only: an ancestor or a side of the window cuts them off. */
export function cutWords(root: Element) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes into the page
  const isCut = (text: Node) => {
    const element = text.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    // Letters are lower than their line: half a line above and below holds none of their ink.
    const ink = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4;
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return { left, right, top: middle - ink, bottom: middle + ink };
      });
    const sideways = ({ left, right }: DOMRect) =>
      lines.some((line) => line.left < left - 1 || line.right > right + 1);
    const upwards = ({ top, bottom }: DOMRect) =>
      lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1);
    let cut = false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(box);
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return false;
      const bounds = box.getBoundingClientRect();
      if (overflowX !== 'visible' && sideways(bounds)) cut = true;
      if (overflowY !== 'visible' && upwards(bounds)) cut = true;
      if (position === 'fixed') break;
    }
    return cut || sideways(new DOMRect(0, 0, document.documentElement.clientWidth));
  };

  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim();
    if (words && isCut(texts.currentNode)) found.push(words.slice(0, 60));
  }
  return found;
}

/**
 * Words that are not drawn at all; of a name in two lengths, hidden from listeners, one never is, and
 * what could do nothing without scripts is not there without them.
 */
export function unseenWords(root: Element) {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim();
    const seen = texts.currentNode.parentElement?.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
    const isMeant = texts.currentNode.parentElement?.closest(
      '[aria-hidden=true], [data-needs-scripts]',
    );
    if (words && !seen && !isMeant) found.push(words);
  }
  return found;
}
