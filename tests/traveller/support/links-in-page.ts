/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself goes into the page */
/* What travellers ask of links within a page. Each function runs within the page, alone. */

/** The links of the content that lead to a place in the same page. */
export const linksWithin = () =>
  [...document.querySelectorAll('main a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .map((href) => ({ selector: `main a[href="${href}"]`, id: href.slice(1) }));

/** A point in the middle of an element's first line or box. */
export function middleOf(selector: string) {
  const [box] = document.querySelector(selector)?.getClientRects() ?? [];
  if (!box) throw new Error(`there is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether a place begins in the upper half of the screen, or the page is at its end. */
export function hasLanded(id: string) {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= -1 && (top < innerHeight / 2 || (atEnd && top < innerHeight));
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
