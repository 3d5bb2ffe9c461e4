// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';

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
const names = ['chromium-headless-shell', 'google-chrome-stable', 'google-chrome', 'chromium'];

/** A browser that lacks a system library exists and does not start. @param {string} [path] */
const starts = (path) =>
  path !== undefined &&
  existsSync(path) &&
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** CHROMIUM_PATH, one on the PATH, or the one that Playwright has downloaded. */
export async function chromiumHere() {
  const { CHROMIUM_PATH, CHROME_PATH, PATH = '' } = process.env;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const found = [CHROMIUM_PATH, CHROME_PATH, ...onPath].find(starts);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(starts);
}

/** Installs one if none is found. */
export async function findChromium() {
  const found = await chromiumHere();
  if (found) return found;
  console.log('No Chromium here: Playwright downloads one …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 5 * 60_000,
    shell: process.platform === 'win32',
  });
  // Debian before 12 has no chromium-headless-shell.
  if (!(await chromiumHere())) installWithApt('chromium-headless-shell', 'chromium');
  return chromiumHere();
}
