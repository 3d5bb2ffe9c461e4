import type { Page } from '@playwright/test';

/** Adds up everything that moves by itself, from the first byte on. Runs within the page. */
export function addUpShifts() {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources');
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ');
      shifts.push({ value: Reflect.get(entry, 'value'), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved on a page that adds it up, and how much. */
export const shiftsOf = (page: Page): Promise<{ value: number; moved: string }[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'));
