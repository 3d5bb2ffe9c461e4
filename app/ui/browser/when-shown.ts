/** When Back shows the page from the browser's cache. */
export function whenBack(read: () => void) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/** Also when the tab is looked at again, perhaps on another day. */
export function whenSeen(read: () => void) {
  whenShown(read);
  addEventListener('visibilitychange', read);
}

export function whenShown(read: () => void) {
  read();
  whenBack(read);
}
