/*
 * Both run within the page. Words for those who listen (clipped to nothing on purpose) are left
 * out, and so is what a visitor can scroll to.
 */

/** Words that are drawn in part only: an ancestor or a side of the window cuts them off. */
export function cutWords(root: Element) {
  type Sides = { left: number; right: number; top: number; bottom: number };
  const { clientWidth } = document.documentElement;
  const upAndDown = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  const rooms = new Map<Element, Sides | null>();

  /** What an element and all around it leave to be drawn in; nothing where one can scroll, or hides on purpose. */
  const roomIn = (element: Element): Sides | null => {
    const known = rooms.get(element);
    if (known !== undefined) return known;
    const { clipPath, overflowX, overflowY, position } = getComputedStyle(element);
    let room: Sides | null = null;
    if (clipPath === 'none' && !/auto|scroll/.test(overflowX + overflowY)) {
      const around = position === 'fixed' ? null : element.parentElement;
      room = around ? roomIn(around) : { left: 0, right: clientWidth, ...upAndDown };
      if (room && overflowX + overflowY !== 'visiblevisible') {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        room = { ...room };
        if (overflowX !== 'visible') {
          room.left = Math.max(room.left, left);
          room.right = Math.min(room.right, right);
        }
        if (overflowY !== 'visible') {
          room.top = Math.max(room.top, top);
          room.bottom = Math.min(room.bottom, bottom);
        }
      }
    }
    rooms.set(element, room);
    return room;
  };

  const isCut = (text: Node) => {
    const element = text.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    const room = roomIn(element);
    if (!room) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    // Letters are lower than their line: half a line above and below holds none of their ink.
    const ink = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4;
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .some(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return (
          left < room.left - 1 ||
          right > room.right + 1 ||
          middle - ink < room.top - 1 ||
          middle + ink > room.bottom + 1
        );
      });
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
      '[aria-hidden=true], [data-needs-scripts], [hidden]',
    );
    if (words && !seen && !isMeant) found.push(words);
  }
  return found;
}
