import type { Browser, Page } from '@playwright/test';
import { localeOf, paths } from '../../../app/paths.ts';
import { midPhone, phone, slow4g } from './browser.ts';
import { bytesOf, picturesAhead, watchTraffic } from './traffic.ts';
import { blockingOf, entriesSchema, isHydrated, recordEntries, vitalsOf } from './vitals.ts';

/** After the last thing that is waited for, so that what it sets off is seen too; milliseconds. */
const quiet = 1000;

/**
 * Runs in the page: follows a link of the footer.
 * @returns Milliseconds until the next page's heading was painted.
 */
async function follow(address: string) {
  const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`);
  if (!link) throw new Error(`No link in the footer leads to ${address}`);
  const before = document.querySelector('h1')?.textContent;
  // Not by asking at every frame: frames that nobody else asks for would be part of the time.
  const changed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (location.pathname !== address) return;
      if (document.querySelector('h1')?.textContent === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const start = performance.now();
  link.click();
  await changed;
  // A task of its own after the frame: the page is painted by then.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return performance.now() - start;
}

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
    // Whoever reads what changed takes longer than that.
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 300);
    });
  }
  return slowest;
}

/** From every page to another one: the first time, and again when the browser has it all. */
async function navigation(page: Page, path: string) {
  const locale = localeOf(path);
  const from = new URL(page.url()).pathname;
  const to = path === paths.experiences(locale) ? paths.contact(locale) : paths.experiences(locale);
  const first = await page.evaluate(follow, to);
  await page.goBack();
  await page.waitForFunction((address) => location.pathname === address, from);
  await page.waitForTimeout(quiet / 2);
  return { first, again: await page.evaluate(follow, to) };
}

const entriesOf = async (page: Page) =>
  entriesSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'benchEntries')));

/**
 * Touches the page, as whoever begins to scroll does.
 * @returns Milliseconds for which what that sets off keeps the page from answering.
 */
async function touch(page: Page) {
  const start = await page.evaluate(() => {
    dispatchEvent(new Event('pointerdown'));
    return performance.now();
  });
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(quiet);
  return blockingOf(await entriesOf(page), start);
}

/** One visit with empty caches on a mid phone and slow 4G. */
export async function visit(browser: Browser, address: string, withScripts: boolean) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', midPhone);
    await page.addInitScript(recordEntries);

    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(quiet);

    const seen = [...traffic];
    const hydrating = withScripts ? await touch(page) : Number.NaN;
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
    const { first, again } = withScripts
      ? await navigation(page, pathname)
      : { first: Number.NaN, again: Number.NaN };
    return { ...measured, hydrating, first, again, answer };
  } finally {
    await context.close();
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>;
