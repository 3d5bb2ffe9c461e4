/* Both run in the page and skip text for screen readers and text that can be scrolled to. */

/** Text that an ancestor or a side of the window clips. */
export function cutWords(root: Element) {
  type Sides = { left: number; right: number; top: number; bottom: number };
  const { clientWidth } = document.documentElement;
  const upAndDown = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  const rooms = new Map<Element, Sides | null>();

  /** Null where one can scroll or the element is hidden by `clip-path`. */
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
    // Letters are lower than their line box.
    const ink = Number.parseFloat(getComputedStyle(element).fontSize) * 0.4;
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .some(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        // In a drawing the font size is in units of its own.
        const half = Math.min(ink, (bottom - top) / 2);
        return (
          left < room.left - 1 ||
          right > room.right + 1 ||
          middle - half < room.top - 1 ||
          middle + half > room.bottom + 1
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

/** Of a name in two lengths one is `aria-hidden`; controls that need scripts are hidden without them; a bar waits while what it repeats is in view. */
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
      'script, [aria-hidden=true], [data-follows-scroll], [data-needs-scripts], [hidden]',
    );
    if (words && !seen && !isMeant) found.push(words);
  }
  return found;
}
