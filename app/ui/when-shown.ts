/** Reads now, and again when Back brings the page out of the browser's cache as it was left. */
export function whenShown(read: () => void) {
  read();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
