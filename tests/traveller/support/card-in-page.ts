/* oxlint-disable unicorn/consistent-function-scoping -- each function runs in the page, without this module */

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

/** Seconds that each shown card waits before it rises. */
export const delaysOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({ hidden }) => !hidden)
    .map((card) => {
      const { animationName, animationDelay } = getComputedStyle(card);
      return animationName === 'none' ? undefined : Number.parseFloat(animationDelay);
    });

/** Counts the cards that begin to rise from now on. */
export function countRises(selector: string) {
  const cards = new Set<EventTarget>();
  Object.assign(globalThis, { risen: () => cards.size });
  addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.matches(selector)) cards.add(target);
  });
}

export const haveRisen = (count: number) => Reflect.get(globalThis, 'risen')() === count;

/** @param tag An id; empty for the button of all. */
export function pressFilter(tag: string) {
  const buttons = document.querySelectorAll<HTMLButtonElement>('main form button');
  [...buttons].find(({ value }) => value === tag)?.click();
}
