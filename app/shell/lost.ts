import { asksForPart } from '../ui/browser/await-query.ts';

/** In milliseconds; a request can hang without an answer. */
const longestWait = 8000;

function tellWhenLate(island: Element) {
  const wait = () =>
    setTimeout(() => {
      if (island.matches('[ssr]')) document.documentElement.dataset['late'] = '';
    }, longestWait);
  const shown = island.firstElementChild;
  if (!shown || island.getAttribute('client') !== 'visible') {
    wait();
    return;
  }
  // Its script is asked for when it is in view.
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    wait();
  });
  seen.observe(shown);
}

/** Says where a script of the page is missing. The mark is served, so that it stays where no script may run. */
export function startLost() {
  const { dataset } = document.documentElement;
  delete dataset['lost'];
  document.addEventListener('astro:hydration-error', () => {
    dataset['lost'] = asksForPart() ? 'query' : '';
  });
  // `interactive`: a module that hangs keeps `DOMContentLoaded` back.
  document.addEventListener(
    'readystatechange',
    () => document.querySelectorAll('astro-island[ssr]').forEach(tellWhenLate),
    { once: true },
  );
  // The event does not bubble.
  document.addEventListener('astro:hydrate', () => delete dataset['late'], true);
}
