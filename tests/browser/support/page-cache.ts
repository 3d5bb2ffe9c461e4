import type { Page } from '@playwright/test';

/** Tells a page what the browser tells one that Back brings out of its cache, which Playwright switches off. */
export const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
