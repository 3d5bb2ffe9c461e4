import type { Page } from '@playwright/test';

/** What Chromium tells of a layout shift; TypeScript does not know it yet. */
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/**
 * Adds up, from the page's beginning, what moves without the visitor's doing. The words of a card
 * under the pointer rise by design; what is around it must not.
 */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const isUnderPointer = ({ node }: Shift['sources'][number]) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('article:hover');
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked for this type only
        const { value, hadRecentInput, sources } = entry as Shift;
        if (!hadRecentInput && !sources.every(isUnderPointer)) total += value;
      }
      document.documentElement.setAttribute('data-layout-shift', String(total));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum until now. */
export async function layoutShift(page: Page) {
  // Entries are handed over after the frame in which they come about.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
  return Number(await page.locator('html').getAttribute('data-layout-shift'));
}
