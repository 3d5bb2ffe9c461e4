// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';

/*
 * The engines besides Chromium that the traveller of `tests/traveller/` uses: where they are, and how
 * they are found. `npm test` leaves out one that is missing and says so; in CI it fails.
 */

/** @param {string} name */
const onPath = (name) =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));

/**
 * Ubuntu has a script in place of Firefox, which asks for a snap.
 * @param {string} path
 */
function isFirefox(path) {
  if (!existsSync(path)) return false;
  // There, asking for the version opens a window.
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

/**
 * What is in a folder, if it is there. (Node 20, which this must run on, cannot search by a pattern.)
 * @param {string} folder
 */
const within = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** WebKitGTK's driver, and the small browser that comes with it. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver').find((path) => existsSync(path));
  const browser = ['/usr/lib', '/usr/libexec']
    .flatMap(within)
    .flatMap((folder) => [folder, join(folder, 'webkit2gtk-4.1'), join(folder, 'webkitgtk-6.0')])
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  const screen = onPath('Xvfb').some((path) => existsSync(path));
  return driver && browser && screen ? { driver, browser } : undefined;
}

/** Which of them are not on this machine. */
export const missingEngines = () => [
  ...(findFirefox() ? [] : ['firefox']),
  ...(findWebKit() ? [] : ['webkit']),
];

/** Installs what is missing, where that is possible. */
export function installEngines() {
  if (!findFirefox()) installWithApt('Firefox', ['firefox-esr'], ['firefox']);
  if (!findWebKit()) installWithApt('WebKit', ['webkit2gtk-driver', 'xvfb']);
}
