import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, kill, descendantsOf } from './processes.ts';

async function openScreen() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-terminate', '-screen', '0', '600x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no fourth stream');
  const signal = AbortSignal.timeout(20_000);
  // A failed spawn emits `error`.
  const [number] = await Promise.race([
    once(output, 'data', { signal }),
    once(child, 'error', { signal }).then(([error]) => Promise.reject(error)),
    once(child, 'exit', { signal }).then(() => Promise.reject(new Error('Xvfb has ended'))),
  ]);
  return { name: `:${String(number).trim()}`, end: () => child.kill() };
}

function settingsOf(moves: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'traveller-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    const line = `gtk-enable-animations=${Number(moves)}`;
    writeFileSync(join(folder, version, 'settings.ini'), `[Settings]\n${line}\n`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A killed driver leaves its MiniBrowser running, so `end` kills both. */
export async function startDriver(driver: string, port: number, moves: boolean) {
  const screen = await openScreen();
  const settings = settingsOf(moves);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: screen.name,
      LANGUAGE: 'en_GB',
      // GTK would wait for the accessibility bus.
      NO_AT_BRIDGE: '1',
      // Software OpenGL takes a fifth longer.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      XDG_CONFIG_HOME: settings.folder,
    },
  });
  const { pid } = child;
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));

  child.on('error', (error) => (words += error.message));

  const end = () => {
    if (pid !== undefined) for (const each of [...descendantsOf(pid), pid]) kill(each, 'SIGKILL');
    screen.end();
    settings.remove();
    process.off('exit', end);
  };
  process.on('exit', end);

  let browser: number | undefined;
  return {
    end,
    hasStarted: () => {
      [browser] = pid === undefined ? [] : descendantsOf(pid);
    },
    /** The driver reports a crashed process of a page. */
    hasDied: () =>
      words.includes('WebProcess CRASHED') || (browser !== undefined && !isAlive(browser)),
  };
}
