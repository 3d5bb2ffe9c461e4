/* oxlint-disable unicorn/consistent-function-scoping -- each function runs in the page, without this module */

export const linksWithin = () =>
  [...document.querySelectorAll('main a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .map((href) => ({ selector: `main a[href="${href}"]`, id: href.slice(1) }));

export function hasLanded(id: string) {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top >= -1 && (top < innerHeight / 2 || (atEnd && top < innerHeight));
}

/** The first words are in the window and uncovered. */
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
    // For screen readers only: a pixel wide.
    if (!line || line.width < 4 || line.height < 4) continue;
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  }
  return false;
}
