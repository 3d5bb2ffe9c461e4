/** Marks a page whose address has a query before the first paint, for the room that results need. */
export function markSearching() {
  if (/[?&]q=./.test(location.search)) document.documentElement.dataset['searching'] = '';
}
