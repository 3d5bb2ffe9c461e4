// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/*
 * The engines besides Chromium that the traveller of `tests/traveller/` uses: where they are, and how
 * they are found. Without them its tests are skipped and counted as that.
 */

/** @param {string} name */
const onPath = (name) =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));

/** @param {string} path */
const starts = (path) =>
  existsSync(path) &&
  // There, asking for the version opens a window.
  (process.platform === 'win32' ||
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0);

export function findFirefox() {
  const { FIREFOX_PATH, ProgramFiles = '' } = process.env;
  return [
    ...(FIREFOX_PATH ? [FIREFOX_PATH] : []),
    ...['firefox-esr', 'firefox'].flatMap(onPath),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(ProgramFiles, 'Mozilla Firefox/firefox.exe'),
  ].find(starts);
}

/** WebKitGTK's driver, and the small browser that comes with it. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver').find((path) => existsSync(path));
  const [browser] = globSync([
    '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
    '/usr/libexec/webkit*/MiniBrowser',
    '/usr/lib/webkit*/MiniBrowser',
  ]);
  const screen = onPath('Xvfb').some((path) => existsSync(path));
  return driver && browser && screen ? { driver, browser } : undefined;
}
