import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { answersSoon, mouseInterval, commandTimeout, type Look, type Window } from './window.ts';

/** Milliseconds; the driver itself ends a script or load after `commandTimeout`. */
const answerTimeout = commandTimeout + 15_000;

async function answerOf<Answer>(command: Promise<Answer>) {
  const late = wait(answerTimeout, undefined, { ref: false });
  return Promise.race([command, late.then(() => Promise.reject(new Error('WebKit hangs')))]);
}

async function openScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-terminate', '-screen', '0', '600x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const signal = AbortSignal.timeout(20_000);
  const [number] = await once(screen.stdout, 'data', { signal });
  return { name: `:${String(number).trim()}`, end: () => screen.kill() };
}

function settingsOf(moves: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'traveller-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    const line = `gtk-enable-animations=${Number(moves)}`;
    writeFileSync(join(folder, version, 'settings.ini'), `[Settings]\n${line}\n`);
  }
  return folder;
}

/** WebKitGTK 2.50 reads beyond the end of `noProxy` and sometimes crashes, so it is not set. */
const capabilities = (binary: string, isHere: boolean) => ({
  browserName: 'MiniBrowser',
  timeouts: { script: commandTimeout, pageLoad: commandTimeout },
  ...(isHere && { proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' } }),
  'webkitgtk:browserOptions': {
    binary,
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  },
});

const keys = { Tab: Key.TAB, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN };

/** Runs in the page: a popup has no toolbar and can be as narrow as a phone. */
const openPopup = () =>
  Boolean(open('about:blank', 'page', 'popup,location=no,menubar=no,toolbar=no'));

type Programs = { driver: string; browser: string };

export async function openWebKit(programs: Programs, { isHere, moves }: Look): Promise<Window> {
  const screen = await openScreen();
  const settings = settingsOf(moves);
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: screen.name,
      LANGUAGE: 'en_GB',
      // GTK would wait for the accessibility bus.
      NO_AT_BRIDGE: '1',
      // Software OpenGL takes a fifth longer.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      XDG_CONFIG_HOME: settings,
    })
    .build();

  /** A killed driver leaves its MiniBrowser, which ends with its screen. */
  const close = async () => {
    await service.kill();
    screen.end();
    rmSync(settings, { recursive: true, force: true });
  };

  try {
    const driver = await new Builder()
      .usingServer(await service.start(commandTimeout))
      .withCapabilities(capabilities(programs.browser, isHere))
      .build();
    const run: Window['run'] = (inPage, ...args) =>
      answerOf(driver.executeScript(`return (${inPage.toString()})(...arguments)`, ...args));

    const first = await driver.getWindowHandle();
    await run(openPopup);
    const handles = await driver.getAllWindowHandles();
    await driver.close();
    await driver.switchTo().window(handles.find((handle) => handle !== first) ?? '');

    const strike = (text: string) => answerOf(driver.actions().sendKeys(text).perform());
    return {
      engine: 'webkit',
      resize: async (size) => {
        await driver.manage().window().setRect(size);
      },
      load: (address) => answerOf(driver.get(address)),
      run,
      move: (points) => {
        const actions = driver.actions();
        for (const { x, y } of points) {
          actions.move({ x: Math.round(x), y: Math.round(y), duration: mouseInterval });
        }
        return answerOf(actions.perform());
      },
      press: () => answerOf(driver.actions().press().release().perform()),
      // WebKitWebDriver ignores wheel actions.
      wheel: (pixels) => run((top) => scrollBy({ top, behavior: 'instant' }), pixels),
      key: (name) => strike(keys[name]),
      type: strike,
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      // A crash ends the session.
      hasDied: async () =>
        !(await answersSoon(run(() => true))) ||
        driver.getWindowHandle().then(
          () => false,
          () => true,
        ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
