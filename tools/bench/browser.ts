import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { freePort } from '../hosts/own-servers.ts';

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

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Photos of other hosts come after hover or scrolling; their hosts are no part of what is measured.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** @throws {Error} if there is none. */
async function chromiumPath() {
  const path = await findChromium();
  if (!path) throw new Error('There is no Chromium; name one with CHROMIUM_PATH=…');
  return path;
}

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: flags });

/** Lighthouse speaks to a browser by the port of its debugging protocol. */
export async function launchForLighthouse() {
  const port = await freePort();
  const executablePath = await chromiumPath();
  const args = [...flags, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}
