import type { Browser } from '@playwright/test';
import { localeOf, paths } from '../../../app/paths.ts';
import { hydrated } from '../hydrated.ts';
import { midPhone, phone } from './browser.ts';

/** From the focus of the field to the first key of a quick hand; milliseconds. */
const beforeTyping = 600;

/** Found in every language. */
const query = 'Istanbul';

/** Runs in the page: milliseconds from the next input until a result was painted. */
const timeResult = () => ({
  painted: new Promise<number>((resolve) => {
    const onInput = ({ timeStamp }: Event) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('li mark')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      }).observe(document, { childList: true, subtree: true });
    };
    addEventListener('input', onInput, { capture: true, once: true });
  }),
});

/** What is tapped before the query is typed: the button of the search, or the field of its page. */
function controlOf(pathname: string) {
  const locale = localeOf(pathname);
  if (pathname === paths.guide(locale)) return '[data-search-button]';
  return pathname === paths.search(locale) ? 'main input[type=search]' : undefined;
}

/**
 * The first search of a visit, on a mid phone.
 * @returns Milliseconds from the first key until the first result was painted; NaN on other pages.
 */
export async function firstResult(browser: Browser, address: string) {
  const control = controlOf(new URL(address).pathname);
  if (control === undefined) return Number.NaN;
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', midPhone);
    const timed = await page.evaluateHandle(timeResult);
    await page.locator(control).tap();
    await page.waitForTimeout(beforeTyping);
    await page.keyboard.insertText(query);
    return await timed.evaluate(({ painted }) => painted);
  } finally {
    await context.close();
  }
}
