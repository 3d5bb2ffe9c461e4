import type { Browser, Page } from '@playwright/test';
import { localeOf, paths } from '../../../app/paths.ts';
import { hydrated } from '../hydrated.ts';
import { firstViewBudget } from '../page-kinds.ts';
import { midPhone, phone } from './browser.ts';
import { firstResult } from './first-result.ts';
import { bytesOf, picturesAhead, watchTraffic } from './traffic.ts';
import { entriesSchema, recordEntries, vitalsOf } from './vitals.ts';

/** After the last thing that is waited for, so that what it sets off is seen too; milliseconds. */
const quiet = 1000;

/**
 * Runs in the page of the planner: adds every place, one after another.
 * @returns Milliseconds of the slowest press, until what follows from it was painted.
 */
async function press() {
  let slowest = Number.NaN;
  for (const button of document.querySelectorAll<HTMLButtonElement>('main li > button')) {
    const start = performance.now();
    button.click();
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    slowest = Math.max(Number.isNaN(slowest) ? 0 : slowest, performance.now() - start);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 300);
    });
  }
  return slowest;
}

const entriesOf = async (page: Page) =>
  entriesSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'benchEntries')));

/** One visit with empty caches on a mid phone. */
export async function visit(browser: Browser, address: string, withScripts: boolean) {
  const found = withScripts ? await firstResult(browser, address) : Number.NaN;
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Emulation.setCPUThrottlingRate', midPhone);
    await page.addInitScript(recordEntries);

    await page.goto(address);
    if (withScripts) await hydrated(page);
    await page.waitForTimeout(quiet);

    const seen = [...traffic];
    const ahead = new Set(await page.evaluate(picturesAhead));
    const measured = {
      ...vitalsOf(await entriesOf(page)),
      html: bytesOf(seen, 'html'),
      css: bytesOf(seen, 'css'),
      js: bytesOf(seen, 'js'),
      fonts: bytesOf(seen, 'fonts'),
      pictures: bytesOf(seen, 'pictures'),
      other: bytesOf(seen, 'other'),
      bytes: bytesOf(seen),
      /** Without the pictures that are not yet in view. */
      firstView: bytesOf(seen.filter(({ url }) => !ahead.has(url))),
      requests: seen.length,
    };
    const { pathname } = new URL(address);
    const isPlanner = pathname === paths.plan(localeOf(pathname));
    const answer = withScripts && isPlanner ? await page.evaluate(press) : Number.NaN;
    return { ...measured, budget: firstViewBudget(pathname), answer, found };
  } finally {
    await context.close();
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>;
