import { setTimeout as wait } from 'node:timers/promises';
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumFlags, mouse } from '../../../tools/run/chromium.mjs';
import { fastLine, haveLine } from '../../support/line.ts';
import { answersSoon, handsPace, patience, type Engine, type Look, type Window } from './window.ts';

/** Where the site is on this machine, nothing else is ever asked: photos of other hosts stay away. */
const optionsFor = ({ isHere, moves }: Look): Record<'chromium' | 'firefox', LaunchOptions> => ({
  chromium: {
    browser: 'chrome',
    args: [
      ...chromiumFlags,
      '--accept-lang=en-GB',
      `--blink-settings=${mouse}`,
      ...(isHere ? ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] : []),
    ],
  },
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      // Without a window Firefox, too, takes itself for a device without a mouse.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'ui.prefersReducedMotion': moves ? 0 : 1,
      // 1 is light.
      'layout.css.prefers-color-scheme.content-override': 1,
      ...(isHere && {
        'network.proxy.type': 1,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
      }),
    },
  },
});

/** Run within the page that is left, and within the next one. */
const leave = () => Object.assign(globalThis, { isLeft: true });
/** Before a page Firefox may show an empty one, which is not the address that was asked for. */
const isThere = (address: string) =>
  !('isLeft' in globalThis) &&
  document.readyState !== 'loading' &&
  location.href === new URL(address).href;

/**
 * Puppeteer never hears of the first load after a page that came out of Firefox's cache, and in Firefox
 * islands whose scripts are late hold a load up: the page is asked, too.
 */
async function load(page: Page, address: string) {
  await page.evaluate(leave);
  const told = new AbortController();
  const heard = page.goto(address, { timeout: patience }).finally(() => told.abort());
  const seen = async () => {
    // Between two pages there is nothing to ask.
    while (!told.signal.aborted && !(await page.evaluate(isThere, address).catch(() => false))) {
      await wait(handsPace);
    }
  };
  await Promise.race([heard, seen()]);
  // What was seen may yet be said to have taken too long.
  heard.catch(() => undefined);
}

/** Chromium by its own protocol and Firefox by WebDriver BiDi: Puppeteer hides the difference. */
export async function openPuppeteer(
  engine: Exclude<Engine, 'webkit'>,
  executablePath: string,
  look: Look,
): Promise<Window> {
  const browser = await launch({
    ...optionsFor(look)[engine],
    executablePath,
    timeout: patience,
    protocolTimeout: patience,
  });
  let hasCrashed = false;
  // The window that Firefox starts with never gets the focus, and without it `:focus` does not match.
  const page = await browser.newPage();
  page.on('error', () => (hasCrashed = true));
  if (engine === 'chromium') {
    // Chromium measures the machine's line, and where that is slow scripts wait for a touch.
    await page.evaluateOnNewDocument(haveLine, fastLine);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: look.moves ? 'no-preference' : 'reduce' },
    ]);
  }
  await page.bringToFront();
  return {
    engine,
    resize: (size) => page.setViewport(size),
    load: (address) => load(page, address),
    run: async (inPage, ...args) => {
      const call = `(${inPage.toString()})(...${JSON.stringify(args)})`;
      const { value } = Object(await page.evaluate(`(async () => ({ value: await ${call} }))()`));
      return value;
    },
    move: async (points) => {
      for (const { x, y } of points) {
        await page.mouse.move(x, y);
        await wait(handsPace);
      }
    },
    press: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    wheel: (pixels) => page.mouse.wheel({ deltaY: pixels }),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    print: () => page.pdf({ format: 'a4', preferCSSPageSize: true, printBackground: false }),
    hasDied: async () =>
      hasCrashed || !browser.connected || !(await answersSoon(page.evaluate('true'))),
    close: async () => {
      const late = setTimeout(() => browser.process()?.kill('SIGKILL'), 10_000);
      // What has died already cannot be asked to.
      await browser.close().catch(() => browser.process()?.kill('SIGKILL'));
      clearTimeout(late);
    },
  };
}
