import type { BrowserContextOptions } from '@playwright/test';
import { launchBrowser } from '../browser.ts';

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

/** What Lighthouse calls slow 4G: milliseconds, and bytes a second. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A mid phone has about a quarter of the speed of a desktop. */
export const midPhone = { rate: 4 };

const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** V8 parses libraries twice to find what started a request: 50 ms that only a recording costs. */
const noSecondReading = '--js-flags=--no-enable-lazy-source-positions';

export const launch = () => launchBrowser([noOtherHosts, noSecondReading]);
