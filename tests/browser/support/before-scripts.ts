import type { Page } from '@playwright/test';

const scripts = /\/assets\/.*\.js$/;

/** Loads a page with scripts on the way, by default all of them; returns what lets them arrive. */
export async function openBeforeScripts(page: Page, path: string, late = scripts) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await promise;
    await route.continue();
  });
  // Scripts in the head hold the events of loading up.
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return resolve;
}

/** The scripts of the islands: that of every page comes before them. */
export const islandScripts = /\/assets\/(?:[\w-]+-island|client)\.[^/]*\.js$/;
