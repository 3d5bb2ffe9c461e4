/** Whether the browser came to this page by an address or a link: neither reloaded it nor came back. */
export function isNewLoad() {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}
