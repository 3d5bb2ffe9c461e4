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

/** Nothing where the engine is missing. One that is there and does not start fails its tests. */
async function openWindow(engine: Engine): Promise<Window | undefined> {
  if (engine === 'webkit') {
    const webkit = findWebKit();
    return webkit && openWebDriver(webkit.driver, webkit.browser);
  }
  const path = engine === 'firefox' ? findFirefox() : await chromiumHere();
  return path ? openPuppeteer(engine, path) : undefined;
}

type Options = { engine: Engine; window: Window | undefined };

/** One window for all tests of an engine that a worker runs, and a traveller who uses it. */
export const test = base.extend<{ traveller: Traveller }, Options>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  window: [
    async ({ engine }, use) => {
      const window = await openWindow(engine);
      await use(window);
      await window?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  traveller: async ({ engine, window, baseURL }, use) => {
    if (!window) {
      test.skip(true, `no ${names[engine]} on this machine`);
      return;
    }
    await use(new Traveller(window, baseURL ?? ''));
  },
});
