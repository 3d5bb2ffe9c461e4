/* oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, without this module */
/**
 * Scrolls through the page in steps and finds text and controls below an unrelated element. Allowed above them are:
 * - a bar that stays at an edge and leaves three quarters of the screen free, if another scroll position uncovers them;
 * - a card's link, whose `::after` covers the card.
 */
export async function walkDown() {
  /** A window that is not drawn gives no frames. */
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  const controls = 'a, button, input, textarea, select, summary, label';
  const covered = new Set<string>();
  const waiting = new Map<Element | Text, string>();

  /** Cleared at each step. */
  const caches: Map<unknown, unknown>[] = [];
  const cached = <Thing, Answer>(answer: (thing: Thing) => Answer) => {
    const answers = new Map<Thing, Answer>();
    caches.push(answers);
    return (thing: Thing) => {
      const known = answers.get(thing);
      if (known !== undefined) return known;
      const found = answer(thing);
      answers.set(thing, found);
      return found;
    };
  };

  const isFixed = cached((element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (!/fixed|sticky/.test(getComputedStyle(box).position)) continue;
      const { top, bottom, width, height } = box.getBoundingClientRect();
      // Below the toolbar, too.
      const atEdge = top <= innerHeight / 8 || bottom >= innerHeight - 24;
      return atEdge && width * height <= (innerWidth * innerHeight) / 4;
    }
    return false;
  });

  /** The containing block of a link's `::after`. */
  const spreadOver = cached((link: Element) => {
    if (getComputedStyle(link, '::after').position !== 'absolute') return null;
    for (let box: Element | null = link; box; box = box.parentElement) {
      const { position, transform, translate } = getComputedStyle(box);
      if (position !== 'static' || transform !== 'none' || translate !== 'none') return box;
    }
    return null;
  });

  type Sides = { left: number; right: number; top: number; bottom: number };
  const everywhere: Sides = {
    left: Number.NEGATIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  /** The intersection of all clips, or null with a `clip-path`. */
  const room: (element: Element) => Sides | null = cached((element: Element) => {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    if (clipPath !== 'none') return null;
    const around = element.parentElement;
    const isOpen = overflowX === 'visible' && overflowY === 'visible';
    if (!around || element === document.body || (isOpen && position === 'fixed')) return everywhere;
    const outer = room(around);
    if (isOpen || !outer) return outer;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left: Math.max(outer.left, left),
      right: Math.min(outer.right, right),
      top: Math.max(outer.top, top),
      bottom: Math.min(outer.bottom, bottom),
    };
  });

  const nameOf = (thing: Element | Text) =>
    (thing.textContent?.trim() || (thing instanceof Element ? thing.outerHTML : '')).slice(0, 40);

  const above = (x: number, y: number, thing: Element | Text) => {
    const owner = thing instanceof Element ? thing : thing.parentElement;
    const hit = document.elementFromPoint(x, y);
    if (!owner || !hit || owner.contains(hit) || hit.contains(owner)) return null;
    const link = hit.closest('a, label');
    if (link && thing instanceof Text && spreadOver(link)?.contains(owner)) return null;
    if (owner.closest('label')?.contains(hit)) return null;
    return hit;
  };

  const things: (Element | Text)[] = [...document.querySelectorAll(controls)];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode instanceof Text && texts.currentNode.data.trim()) {
      things.push(texts.currentNode);
    }
  }
  const boxesOf = (thing: Element | Text) => {
    const owner = thing instanceof Element ? thing : thing.parentElement;
    if (!owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (getComputedStyle(owner).pointerEvents === 'none') return [];
    if (owner instanceof HTMLInputElement && getComputedStyle(owner).opacity === '0') return [];
    let boxes = [...owner.getClientRects()];
    if (thing instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(thing);
      boxes = [...range.getClientRects()];
    }
    // Without boxes that an ancestor clips; text for screen readers is a pixel wide.
    const clip = room(owner);
    if (!clip) return [];
    return boxes.filter(
      ({ left, right, top, bottom, width, height }) =>
        width >= 4 &&
        height >= 4 &&
        left >= clip.left - 1 &&
        right <= clip.right + 1 &&
        top >= clip.top - 1 &&
        bottom <= clip.bottom + 1,
    );
  };

  const free = new Set<Element | Text>();
  const look = () => {
    for (const answers of caches) answers.clear();
    for (const thing of things) {
      const owner = thing instanceof Element ? thing : thing.parentElement;
      const { top = -1, bottom = -1 } = owner?.getBoundingClientRect() ?? {};
      if (bottom < 0 || top > innerHeight) continue;
      for (const box of boxesOf(thing)) {
        const y = box.y + box.height / 2;
        if (y < 0 || y >= innerHeight) continue;
        for (const part of [0.1, 0.5, 0.9]) {
          const x = box.x + box.width * part;
          if (x < 0 || x >= innerWidth) continue;
          const cover = above(x, y, thing);
          if (!cover) {
            free.add(thing);
          } else if (isFixed(cover)) {
            waiting.set(thing, nameOf(cover));
          } else {
            covered.add(`"${nameOf(thing)}" below "${nameOf(cover)}"`);
          }
        }
      }
    }
  };

  // Everything is looked at in at least two positions.
  const step = Math.floor(innerHeight * 0.4);
  scrollTo({ top: 0, behavior: 'instant' });
  // A page that grows while it is scrolled ends at 300 steps.
  for (let before = -1, steps = 0; before !== scrollY && steps < 300; steps++) {
    await frame();
    look();
    before = scrollY;
    scrollBy({ top: step, behavior: 'instant' });
  }
  const reachedEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  for (const thing of waiting.keys()) {
    if (free.has(thing)) continue;
    const owner = thing instanceof Element ? thing : thing.parentElement;
    owner?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frame();
    await frame();
    look();
  }
  return {
    covered: [...covered],
    neverSeen: [...waiting]
      .filter(([thing]) => !free.has(thing))
      .map(([thing, cover]) => `"${nameOf(thing)}" below "${cover}"`),
    reachedEnd,
  };
}
