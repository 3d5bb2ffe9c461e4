import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { findChromium } from '../chromium.mjs';

/** The browser of the tests, started as they start it. */
export async function launchBrowser() {
  const executablePath = await findChromium();
  return chromium.launch({
    ...config.use?.launchOptions,
    ...(executablePath && { executablePath }),
  });
}
