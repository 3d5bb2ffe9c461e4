// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { npm } from './npm.mjs';

/** Without Chromium's own requests to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For `--blink-settings`: a headless Chromium reports no mouse. */
export const mouse =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** The headless shell is first: with it the tests take a third less time. */
const names = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

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

/** A browser that lacks a system library exists and does not start. @param {string | undefined} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

async function playwrightsPath() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

export const chromiumHere = async () =>
  [process.env['CHROMIUM_PATH'], process.env['CHROME_PATH'], ...usualPlaces()].find(starts) ??
  [await playwrightsPath()].find(starts);

async function download() {
  console.log('No Chromium here: Playwright downloads one …');
  await npm(['exec', '--', 'playwright', 'install', 'chromium'], { timeout: 5 * 60_000 });
}

/** Installs one if none is found. */
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
    // Debian before 12 has no chromium-headless-shell.
    installWithApt('Chromium', ['chromium-headless-shell'], ['chromium']);
    found = await chromiumHere();
  }
  return found;
}
