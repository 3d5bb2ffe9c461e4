import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, kill, startedBy } from './processes.ts';

/** A screen that nobody sees, and its name. It ends with the last window, or when it is told. */
async function openScreen() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-terminate', '-screen', '0', '600x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no fourth stream');
  const signal = AbortSignal.timeout(20_000);
  // A child that cannot be started says so by an error, which ends the wait.
  const [number] = await Promise.race([
    once(output, 'data', { signal }),
    once(child, 'error', { signal }).then(([error]) => Promise.reject(error)),
    once(child, 'exit', { signal }).then(() => Promise.reject(new Error('Xvfb has ended'))),
  ]);
  return { name: `:${String(number).trim()}`, end: () => child.kill() };
}

/** A folder in which GTK reads whether this visitor likes motion; GTK 3 and 4 look in one each. */
function settingsOf(moves: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'traveller-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    const line = `gtk-enable-animations=${Number(moves)}`;
    writeFileSync(join(folder, version, 'settings.ini'), `[Settings]\n${line}\n`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * WebKitWebDriver on a screen of its own. The driver starts MiniBrowser and leaves it behind when it
 * is ended; whatever becomes of this process, nothing is left behind here.
 */
export async function startDriver(driver: string, port: number, moves: boolean) {
  const screen = await openScreen();
  const settings = settingsOf(moves);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: screen.name,
      LANGUAGE: 'en_GB',
      // Nobody listens, and the wait for who might takes time.
      NO_AT_BRIDGE: '1',
      // Without a graphics card its detour by a made-up one takes a fifth longer.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      XDG_CONFIG_HOME: settings.folder,
    },
  });
  const { pid } = child;
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));

  child.on('error', (error) => (words += error.message));

  const end = () => {
    if (pid !== undefined) for (const each of [...startedBy(pid), pid]) kill(each, 'SIGKILL');
    screen.end();
    settings.remove();
    process.off('exit', end);
  };
  process.on('exit', end);

  let browser: number | undefined;
  return {
    end,
    /** The browser is there now: from here on it should live. */
    hasStarted: () => {
      [browser] = pid === undefined ? [] : startedBy(pid);
    },
    /** Whether the engine has ended by itself: the browser, or the process of a page, which it tells. */
    hasDied: () =>
      words.includes('WebProcess CRASHED') || (browser !== undefined && !isAlive(browser)),
  };
}
