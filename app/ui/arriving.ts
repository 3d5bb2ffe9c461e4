/*
 * Whoever arrives at the top of a page gets the first view laid out alone; the parts below it follow as
 * they come near, and one by one while nothing else happens. To lay out a long page at once keeps a cheap
 * phone from answering for a fifth of a second, and again when the fonts come. The styles of it stand in
 * app/styles/base.css.
 */

const part = 'main section:not([data-laid-out]), footer:not([data-laid-out])';

/** Ends it: everything is laid out at once. */
export function layOutWhole() {
  delete document.documentElement.dataset['arriving'];
}

/** Calls back before somebody jumps over parts whose heights are not known yet: by key, link or scroll bar. */
function onJump(callback: () => void, signal: AbortSignal) {
  const options = { capture: true, passive: true, signal };
  addEventListener('keydown', callback, options);
  const click = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) callback();
  };
  addEventListener('click', click, options);
  let last = scrollY;
  const scroll = () => {
    const distance = Math.abs(scrollY - last);
    last = scrollY;
    // A new page in place begins with a scroll to its top.
    if (scrollY > 0 && distance > innerHeight) callback();
  };
  addEventListener('scroll', scroll, options);
}

/**
 * Leaves what is below the first view for later.
 * @returns Begins with the parts below; to be called when the page has the faces of its fonts.
 */
export function layOutFirstView() {
  const { dataset } = document.documentElement;
  if (!('requestIdleCallback' in self)) return () => {};
  dataset['arriving'] = '';
  const jumped = new AbortController();
  const end = () => {
    jumped.abort();
    layOutWhole();
  };
  onJump(end, jumped.signal);
  const next = () => {
    if (!('arriving' in dataset)) return;
    const first = document.querySelector<HTMLElement>(part);
    if (!first) return end();
    first.dataset['laidOut'] = '';
    requestIdleCallback(next, { timeout: 500 });
  };
  return () => requestIdleCallback(next, { timeout: 500 });
}
