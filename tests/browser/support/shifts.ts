import type { Page } from '@playwright/test';

/** Runs in the page before its scripts. */
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

export const shiftsOf = (page: Page): Promise<{ value: number; moved: string }[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'));
