/* What travellers ask of a page. Each function runs within it, alone: it knows nothing around it. */

/** Whether React has taken over what was prerendered. */
export const isAwake = () =>
  document.readyState === 'complete' &&
  Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'));

/**
 * Ends when nothing has moved for some frames, or else when patience does. Not by `getAnimations`:
 * WebKitGTK 2.50 crashes of it where an animation goes by scrolling.
 */
export async function isStill(patience: number) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isChanging = () =>
    CSS.supports('selector(:active-view-transition)') &&
    document.documentElement.matches(':active-view-transition');
  const picture = () =>
    [...document.querySelectorAll('main :is(article, h1, h2, h3)')]
      .map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return `${x} ${y}`;
      })
      .join();
  const end = performance.now() + patience;
  let before = '';
  for (let still = 0; still < 6 && performance.now() < end; ) {
    await frame();
    const now = picture();
    still = now === before && !isChanging() ? still + 1 : 0;
    before = now;
  }
}

/** Scrolls in small steps until the element stands in the middle, as a wheel would. */
export async function scrollToMiddle(selector: string, index = 0) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const element = document.querySelectorAll(selector)[index];
  if (!element) throw new Error(`there is no ${selector} ${index}`);
  const away = () => {
    const { top, height } = element.getBoundingClientRect();
    return top + Math.min(height, innerHeight) / 2 - innerHeight / 2;
  };
  for (let before = Number.NaN; before !== scrollY && Math.abs(away()) > 1; ) {
    before = scrollY;
    const top = Math.sign(away()) * Math.min(160, Math.abs(away()));
    scrollBy({ top, behavior: 'instant' });
    await frame();
  }
}

/** Whether the first words of an element are on the screen, with nothing over them. */
export function beginningIsSeen(id: string) {
  const target = document.getElementById(id);
  if (!target) return false;
  const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (
      !texts.currentNode.textContent?.trim() ||
      !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const [line] = range.getClientRects();
    // What only listeners get is a pixel wide.
    if (!line || line.width < 4 || line.height < 4) continue;
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  }
  return false;
}

/** Where a card's one link leads, and points on its name, its lower part and its picture. */
export function cardParts(selector: string, index: number) {
  const card = document.querySelectorAll(selector)[index];
  const link = card?.querySelector('a');
  const name = card?.querySelector('h2, h3');
  if (!card || !link || !name) throw new Error(`there is no card ${index}`);
  const box = card.getBoundingClientRect();
  const middle = box.x + box.width / 2;
  const range = document.createRange();
  range.selectNodeContents(name);
  const [line = box] = range.getClientRects();
  const { pathname, search, hash } = new URL(link.href);
  return {
    href: pathname + search + hash,
    name: { x: line.x + line.width / 2, y: line.y + line.height / 2 },
    'lower part': { x: middle, y: box.bottom - box.height / 12 },
    picture: { x: middle, y: box.y + box.height / 4 },
  };
}
