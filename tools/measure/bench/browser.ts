import type { BrowserContextOptions } from '@playwright/test';
import { launchBrowser } from '../browser.ts';

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/** A mid phone has about a quarter of the speed of a desktop. */
export const midPhone = { rate: 4 };

const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** V8 parses libraries twice to find what started a request: 50 ms that only a recording costs. */
const noSecondReading = '--js-flags=--no-enable-lazy-source-positions';

export const launch = () => launchBrowser([noOtherHosts, noSecondReading]);
