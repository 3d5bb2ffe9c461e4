import { expect, test as base } from '@playwright/test';
import { chromiumHere } from '../../../tools/run/chromium.mjs';
import { findFirefox, findWebKit } from '../../../tools/run/engines.mjs';
import { openPuppeteer } from './puppeteer.ts';
import { Traveller } from './traveller.ts';
import { openWebDriver } from './webdriver.ts';
import type { Engine, Window } from './window.ts';

export { expect };

const names: Record<Engine, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** Nothing where the engine is missing. */
async function openWindow(engine: Engine): Promise<Window | undefined> {
  if (engine === 'webkit') {
    const webkit = findWebKit();
    return webkit && openWebDriver(webkit.driver, webkit.browser);
  }
  const path = engine === 'firefox' ? findFirefox() : await chromiumHere();
  return path ? openPuppeteer(engine, path) : undefined;
}

/** A window, or why there is none: an engine that lacks a part of its system is as good as missing. */
const windowOrWhy = (engine: Engine): Promise<Window | string> =>
  openWindow(engine).then(
    (window) => window ?? `no ${names[engine]} on this machine`,
    (error: unknown) => `${names[engine]} does not start: ${String(error).split('\n', 1)[0]}`,
  );

type Options = { engine: Engine; window: Window | string };

/** One window for all tests of an engine that a worker runs, and a traveller who uses it. */
export const test = base.extend<{ traveller: Traveller }, Options>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  window: [
    async ({ engine }, use) => {
      const window = await windowOrWhy(engine);
      await use(window);
      if (typeof window !== 'string') await window.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  traveller: async ({ window, baseURL }, use) => {
    if (typeof window === 'string') {
      test.skip(true, window);
      return;
    }
    await use(new Traveller(window, baseURL ?? ''));
  },
});
