const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Whether something was typed that a reload could lose. */
const isTyped = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input, textarea)',
    ),
  ].some((field) => field.value !== field.defaultValue);

/**
 * Reloads a page once when the script of an island is gone, as after a new deployment. What was served
 * works without it.
 */
export function startHydrationErrors() {
  document.addEventListener('astro:hydration-error', () => {
    if (!wasReloaded() && !isTyped()) location.reload();
  });
}
