/* A page that the browser has prepared runs its scripts unseen; it is activated when the visitor opens it. */

/** Safari and Firefox prepare no pages. */
const isPrepared = () => 'prerendering' in document && document.prerendering === true;

const onceActive = (run: () => void) =>
  document.addEventListener('prerenderingchange', run, { once: true });

export function whenActive(run: () => void) {
  if (isPrepared()) onceActive(run);
  else run();
}

/** Until a prepared page is opened, another page may change what is kept, as before a page that Back shows again. */
export function onActivation(showKept: () => void) {
  if (!isPrepared()) return;
  onceActive(() => {
    showKept();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
