import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { midPhone, phone } from './browser.ts';
import { isHydrated, recordEntries } from './vitals.ts';

/**
 * Runs in the page: presses each filter button once, then "all".
 * @returns For each press the milliseconds until its cards were painted, the last one for all cards.
 */
async function pressFilters() {
  const [all, ...tags] = document.querySelectorAll<HTMLElement>('main [role=group] button');
  if (!all) throw new Error('The catalogue has no filter');
  const times: number[] = [];
  for (const button of [...tags, all]) {
    const start = performance.now();
    button.click();
    while (button.ariaPressed !== 'true') await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
  }
  return { times, elements: document.querySelectorAll('*').length };
}

const resultSchema = z.object({ times: z.array(z.number()), elements: z.number() });

/** How the catalogue answers on a mid phone. */
export async function catalogueUse(browser: Browser, address: string) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', midPhone);
    await page.addInitScript(recordEntries);
    await page.goto(address);
    await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
    const hydrated = await page.evaluate(
      () => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    );
    const { times, elements } = resultSchema.parse(await page.evaluate(pressFilters));
    return {
      hydrated,
      elements,
      slowestTag: Math.max(...times.slice(0, -1)),
      all: times.at(-1) ?? 0,
    };
  } finally {
    await context.close();
  }
}
