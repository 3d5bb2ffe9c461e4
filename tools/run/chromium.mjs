// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { npm } from './npm.mjs';

/** How all that is done here starts it: with nothing it would ask the network for by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a window Chromium takes itself for a device without a mouse; its switch for this is `--blink-settings`. */
export const mouse =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** First the one that is made for this: it draws no window, and the tests take a third less time. */
const names = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** Where installers put a browser without putting it on the PATH. */
function usualPlaces() {
  const { PATH = '', ProgramFiles, LOCALAPPDATA, ...env } = process.env;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', join(homedir(), 'Applications')]
      .flatMap((folder) => apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)))
      .concat(onPath);
  }
  if (process.platform === 'win32') {
    return [ProgramFiles, env['ProgramFiles(x86)'], LOCALAPPDATA].flatMap((folder = '') => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  }
  return [...onPath, '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

/**
 * A browser that is there but lacks a system library is of no use.
 * @param {string | undefined} path
 */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  // There, asking for the version opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** The browser that Playwright downloads for itself, whether it is there or not. */
async function playwrights() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** A Chromium that is here already. */
export const chromiumHere = async () =>
  [process.env['CHROMIUM_PATH'], process.env['CHROME_PATH'], ...usualPlaces()].find(starts) ??
  [await playwrights()].find(starts);

async function download() {
  console.log('No Chromium here: Playwright downloads one …');
  await npm(['exec', '--', 'playwright', 'install', 'chromium'], { timeout: 5 * 60_000 });
}

/** A Chromium that starts: found, or else installed. */
export async function findChromium() {
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[variable];
    if (path && !starts(path)) console.error(`${variable} names no browser that starts: ${path}`);
  }
  let found = await chromiumHere();
  if (!found) {
    await download();
    found = await chromiumHere();
  }
  if (!found) {
    // Not every Debian has the small one.
    installWithApt('Chromium', ['chromium-headless-shell'], ['chromium']);
    found = await chromiumHere();
  }
  return found;
}
