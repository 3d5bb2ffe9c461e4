import { expect, type Page } from '@playwright/test';

type Shift = { value: number; moved: string };

/** Runs in the page before its scripts. */
export function addUpShifts() {
  const shifts: Shift[] = [];
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

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'));

/** @param most In units of Cumulative Layout Shift. */
export function expectStill(shifts: readonly Shift[], what = 'the page', most = 0.01) {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}
