import { createServer } from 'node:net';
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

/** Photos of other hosts come after hover or scrolling; their hosts are no part of what is measured. */
const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * Whoever looks on asks V8 where requests come from, and it then reads a whole library once more to find
 * out: 50 ms on a mid phone that no visitor waits for. With this it knows beforehand.
 */
const noSecondReading = '--js-flags=--no-enable-lazy-source-positions';

export const launch = () => launchBrowser([noOtherHosts, noSecondReading]);

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** Lighthouse speaks to a browser by the port of its debugging protocol. */
export async function launchForLighthouse() {
  const port = await freePort();
  return {
    browser: await launchBrowser([noOtherHosts, `--remote-debugging-port=${port}`]),
    port,
  };
}
