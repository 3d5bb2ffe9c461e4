/*
 * Whoever arrives at the top of a page gets the first view laid out alone; the parts below it follow one
 * by one while nothing else happens. To lay out a long page at once keeps a cheap phone from answering
 * for a fifth of a second, and again when the fonts come. The styles of it stand in app/styles/base.css.
 */

const part = 'main section:not([data-laid-out]), footer:not([data-laid-out])';
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** Ends it: everything is laid out at once. */
export function layOutWhole() {
  delete document.documentElement.dataset['arriving'];
}

/**
 * Leaves what is below the first view for later, until the page has been touched or is complete.
 * @returns Begins with the parts below; to be called when the page has the faces of its fonts.
 */
export function layOutFirstView() {
  const { dataset } = document.documentElement;
  if (!('requestIdleCallback' in self)) return () => {};
  dataset['arriving'] = '';
  const touched = new AbortController();
  const end = () => {
    touched.abort();
    layOutWhole();
  };
  const moved = ({ type }: Event) => {
    // A new page in place begins with a scroll to its top.
    if (type !== 'scroll' || scrollY > 0) end();
  };
  for (const sign of signs) {
    addEventListener(sign, moved, { capture: true, passive: true, signal: touched.signal });
  }
  const next = () => {
    if (!('arriving' in dataset)) return;
    const first = document.querySelector<HTMLElement>(part);
    if (!first) return end();
    first.dataset['laidOut'] = '';
    requestIdleCallback(next, { timeout: 500 });
  };
  return () => requestIdleCallback(next, { timeout: 500 });
}
