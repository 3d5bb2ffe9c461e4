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
function onJump(callback: () => void) {
  addEventListener('keydown', callback, true);
  const click = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) callback();
  };
  addEventListener('click', click, true);
  // Whoever arrives is at the top. To ask would have the browser lay out a page of which it has the head.
  let last = 0;
  addEventListener('scroll', () => {
    if (scrollY - last > innerHeight) callback();
    last = scrollY;
  });
}

/** Calls back when the first words or pictures are on the screen, or at the latest when the page is there. */
function onFirstPaint(callback: () => void) {
  new PerformanceObserver(callback).observe({ type: 'largest-contentful-paint' });
  addEventListener('load', callback);
}

/**
 * Leaves what is below the first view for later. Where nothing of the site is on the screen yet, the first
 * frame is spared all parts, also those that begin near the lower edge: they follow in the next.
 * @returns Begins with the parts below; to be called when the page has the faces of its fonts.
 */
export function layOutFirstView() {
  const { dataset } = document.documentElement;
  if (!('requestIdleCallback' in self)) return () => {};
  dataset['arriving'] = '';
  if (document.readyState === 'loading') {
    dataset['arriving'] = 'unpainted';
    onFirstPaint(() => {
      if ('arriving' in dataset) dataset['arriving'] = '';
    });
  }
  onJump(layOutWhole);
  const next = () => {
    if (!('arriving' in dataset)) return;
    const first = document.querySelector<HTMLElement>(part);
    if (!first) return layOutWhole();
    first.dataset['laidOut'] = '';
    requestIdleCallback(next, { timeout: 500 });
  };
  return () => requestIdleCallback(next, { timeout: 500 });
}
