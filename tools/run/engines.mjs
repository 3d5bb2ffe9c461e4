// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';

/* Firefox and WebKit for `tests/traveller/`. `npm test` skips and reports a missing one; in CI it fails. */

/** @param {string} name */
const onPath = (name) =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));

/** Ubuntu's `firefox` is a script that asks for a snap. @param {string} path */
function isFirefox(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  const { stdout, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return !`${stdout}${stderr}`.includes('snap');
}

export function findFirefox() {
  const { FIREFOX_PATH, ProgramFiles = '' } = process.env;
  if (FIREFOX_PATH) return FIREFOX_PATH;
  return [
    ...['firefox-esr', 'firefox'].flatMap(onPath),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(ProgramFiles, 'Mozilla Firefox/firefox.exe'),
  ].find(isFirefox);
}

/** Node 20 has no `fs.glob`. @param {string} folder */
const entriesOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** WebKitGTK's driver and its MiniBrowser, which need a screen. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver').find((path) => existsSync(path));
  const browser = ['/usr/lib', '/usr/libexec']
    .flatMap(entriesOf)
    .flatMap((folder) => [folder, join(folder, 'webkit2gtk-4.1'), join(folder, 'webkitgtk-6.0')])
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  const screen = onPath('Xvfb').some((path) => existsSync(path));
  return driver && browser && screen ? { driver, browser } : undefined;
}

export const missingEngines = () => [
  ...(findFirefox() ? [] : ['firefox']),
  ...(findWebKit() ? [] : ['webkit']),
];

export function installEngines() {
  if (!findFirefox()) installWithApt('Firefox', ['firefox-esr'], ['firefox']);
  if (!findWebKit()) installWithApt('WebKit', ['webkit2gtk-driver', 'xvfb']);
}
