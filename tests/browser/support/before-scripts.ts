import type { Page } from '@playwright/test';

const scripts = /\/assets\/.*\.js$/;
const islandScripts = /\/assets\/(?:[\w-]+-island|client)\.[^/]*\.js$/;

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, late: RegExp | string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export async function openBeforeScripts(page: Page, path: string, late = scripts) {
  const arrive = await holdBack(page, late);
  // Scripts in the head delay DOMContentLoaded.
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return arrive;
}

/** Holds only the scripts of islands back; the page's own module has run. */
export async function openBeforeIslands(page: Page, path: string) {
  const arrive = await openBeforeScripts(page, path, islandScripts);
  await page.waitForLoadState('domcontentloaded');
  return arrive;
}
