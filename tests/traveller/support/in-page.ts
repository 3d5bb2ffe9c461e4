/* oxlint-disable unicorn/consistent-function-scoping -- each function runs in the page, without this module */

export const isHydrated = () =>
  document.readyState === 'complete' &&
  !document.querySelector('astro-island[ssr]:not([client="visible"])');

/** Whether nothing moves for six frames within five seconds. With scroll-driven animations, `getAnimations` crashes WebKitGTK 2.50. */
export async function isStill() {
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
  const end = performance.now() + 5000;
  let before = '';
  let still = 0;
  while (still < 6 && performance.now() < end) {
    await frame();
    const now = picture();
    still = now === before && !isChanging() ? still + 1 : 0;
    before = now;
  }
  return still === 6;
}

export async function scrollToMiddle(selector: string, index = 0) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const element = document.querySelectorAll(selector)[index];
  if (!element) throw new Error(`there is no ${selector} ${index}`);
  const away = () => {
    const { top, height } = element.getBoundingClientRect();
    return top + Math.min(height, innerHeight) / 2 - innerHeight / 2;
  };
  for (let before = Number.NaN; before !== scrollY && Math.abs(away()) > 1;) {
    before = scrollY;
    const top = Math.sign(away()) * Math.min(320, Math.abs(away()));
    scrollBy({ top, behavior: 'instant' });
    await frame();
  }
}

/** Of the first line or box. */
export function middleOf(selector: string) {
  const [box] = document.querySelector(selector)?.getClientRects() ?? [];
  if (!box) throw new Error(`there is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;

export const setCaret = (selector: string, at: number) =>
  document.querySelector<HTMLInputElement>(selector)?.setSelectionRange(at, at);

export function choose(selector: string, value: string) {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`there is no ${selector}`);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const valueOf = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.value;

export const areIslandsHydrated = () => document.querySelector('astro-island[ssr]') === null;

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

/** Notes in every frame after the pointer arrives what a press would hit. */
export function watchPointer({ x, y }: { x: number; y: number }) {
  const met = new Set<string>();
  Object.assign(globalThis, { met });
  const look = () => {
    if (Reflect.get(globalThis, 'met') !== met) return;
    const hit = document.elementFromPoint(x, y);
    const { pathname, search, hash } = new URL(hit?.closest('a')?.href ?? 'none:', location.href);
    met.add(hit?.closest('a') ? pathname + search + hash : `"${hit?.textContent?.slice(0, 40)}"`);
    requestAnimationFrame(look);
  };
  const arrive = ({ clientX, clientY }: MouseEvent) => {
    if (Math.hypot(clientX - x, clientY - y) > 2) return;
    removeEventListener('mousemove', arrive, true);
    look();
  };
  addEventListener('mousemove', arrive, true);
}

export function otherThan(href: string) {
  const met: unknown = Reflect.get(globalThis, 'met');
  Reflect.deleteProperty(globalThis, 'met');
  if (!(met instanceof Set) || met.size === 0) return ['nothing was noted'];
  return [...met].map(String).filter((address) => address !== href);
}
