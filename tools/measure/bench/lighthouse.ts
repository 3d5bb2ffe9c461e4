import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import config from '../../../playwright.config.ts';
import { findChromium } from '../../run/chromium.mjs';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Slow 4G as Lighthouse defines it, applied instead of simulated, and a processor four times slower. */
const midPhone: Flags = {
  onlyAudits: Object.values(metrics),
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
  screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
};

const categories: Flags = {
  output: 'html',
  disableFullPageScreenshot: true,
  // The hosts of photos are not reached, which Chromium logs as errors.
  skipAudits: ['errors-in-console'],
};

async function freePort() {
  await using server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** Starts the browser of the tests. */
export async function startLighthouse() {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; name one with CHROMIUM_PATH=…');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      `--remote-debugging-port=${port}`,
      // V8 parses libraries twice to find what started a request: 50 ms that only a recording costs.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });

  /** @throws {Error} if the page could not be measured. */
  async function run(url: string, flags: Flags) {
    // Pages for unknown addresses answer 404.
    const options: Flags = { port, logLevel: 'error', ignoreStatusCode: true, ...flags };
    const result = await lighthouse(url, options);
    const problem = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || problem) throw new Error(`${url}: ${problem}`);
    return result;
  }
  return {
    judge: async (url: string) => {
      const { lhr, report } = await run(url, categories);
      return { lhr, report: String(report) };
    },
    time: async (url: string) => {
      const { audits } = (await run(url, midPhone)).lhr;
      const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      const { fcp, lcp, tbt, cls } = metrics;
      return { fcp: value(fcp), lcp: value(lcp), tbt: value(tbt), cls: value(cls) };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
