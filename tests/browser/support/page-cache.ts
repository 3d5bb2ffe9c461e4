import type { Page } from '@playwright/test';

/** Playwright switches the back/forward cache off. */
export const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
