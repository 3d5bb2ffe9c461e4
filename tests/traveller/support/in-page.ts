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
