/** Calls back when Back brings the page out of the browser's cache, as it was left. */
export function whenBack(read: () => void) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/** Reads now, and again when Back brings the page. */
export function whenShown(read: () => void) {
  read();
  whenBack(read);
}
