import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { findChromium } from '../run/chromium.mjs';

/** @throws {Error} if there is no Chromium. */
export async function launchBrowser(args: readonly string[] = []) {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; name one with CHROMIUM_PATH=…');
  return chromium.launch({
    executablePath,
    args: [...(config.use?.launchOptions?.args ?? []), ...args],
  });
}
