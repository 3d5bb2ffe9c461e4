import { keep, readKept } from '../ui/storage.ts';

const visitorMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const leftKey = 'left';

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** A reload does not keep the state that is set while the page is left. */
function savedScroll() {
  const { scrollY: top }: { scrollY?: unknown } = history.state ?? {};
  if (!isReload()) return Number(top ?? 0);
  const [address, left] = readKept(leftKey, 'sessionStorage')?.split(' ') ?? [];
  return address === location.href ? Number(left) : 0;
}

/** Scripts may still change the height of the page. */
function stayAt(top: number) {
  const heights = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  heights.observe(document.body);
  for (const type of visitorMoves)
    addEventListener(type, () => heights.disconnect(), { once: true, passive: true });
}

/** Browsers restore the scroll position before islands have drawn what the address asks for. */
export function startScroll() {
  const top = savedScroll();
  if (top > 0) stayAt(top);
  addEventListener('pagehide', () => {
    history.replaceState({ ...history.state, scrollY }, '');
    keep(leftKey, `${location.href} ${scrollY}`, 'sessionStorage');
  });
}
