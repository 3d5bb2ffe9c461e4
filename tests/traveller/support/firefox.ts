import { setTimeout as wait } from 'node:timers/promises';
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { answersSoon, mouseInterval, commandTimeout, type Look, type Window } from './window.ts';

/** With a local site all other hosts, such as those of photos, are unreachable. */
const optionsFor = ({ isHere, moves }: Look): LaunchOptions => ({
  browser: 'firefox',
  extraPrefsFirefox: {
    'intl.accept_languages': 'en-GB',
    // 6 is a mouse; a headless Firefox reports none.
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
});

const leave = () => Object.assign(globalThis, { isLeft: true });
/** Firefox may show an empty page first. */
const isThere = (address: string) =>
  !('isLeft' in globalThis) &&
  document.readyState !== 'loading' &&
  location.href === new URL(address).href;

/** Firefox reports no load event after a page from its back/forward cache or with late scripts, so the page is polled too. */
async function load(page: Page, address: string) {
  await page.evaluate(leave);
  const told = new AbortController();
  const heard = page.goto(address, { timeout: commandTimeout }).finally(() => told.abort());
  const seen = async () => {
    // Between two pages `evaluate` throws.
    while (!told.signal.aborted && !(await page.evaluate(isThere, address).catch(() => false))) {
      await wait(mouseInterval);
    }
  };
  await Promise.race([heard, seen()]);
  // `goto` may time out after the page was seen.
  heard.catch(() => undefined);
}

export async function openFirefox(executablePath: string, look: Look): Promise<Window> {
  const browser = await launch({
    ...optionsFor(look),
    executablePath,
    timeout: commandTimeout,
    protocolTimeout: commandTimeout,
  });
  let hasCrashed = false;
  // Firefox's first window never gets the focus.
  const page = await browser.newPage();
  page.on('error', () => (hasCrashed = true));
  await page.bringToFront();
  return {
    engine: 'firefox',
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
        await wait(mouseInterval);
      }
    },
    press: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    wheel: (pixels) => page.mouse.wheel({ deltaY: pixels }),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    hasDied: async () =>
      hasCrashed ||
      !browser.connected ||
      !(await answersSoon(page.evaluate('new Promise(requestAnimationFrame)'))),
    close: async () => {
      const late = setTimeout(() => browser.process()?.kill('SIGKILL'), 10_000);
      await browser.close().catch(() => browser.process()?.kill('SIGKILL'));
      clearTimeout(late);
    },
  };
}
