/** When Back shows the page from the browser's cache. */
export function whenBack(read: () => void) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

export function whenShown(read: () => void) {
  read();
  whenBack(read);
}
