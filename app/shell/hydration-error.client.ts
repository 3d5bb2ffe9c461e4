const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

const isTyped = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input, textarea)',
    ),
  ].some((field) => field.value !== field.defaultValue);

/** Reloads once when an island's script is missing, as after a new deployment. */
export function startHydrationErrors() {
  document.addEventListener('astro:hydration-error', () => {
    if (!wasReloaded() && !isTyped()) location.reload();
  });
}
