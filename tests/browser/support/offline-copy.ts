import type { Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';
import { copyList, visitedCaches } from '../../../app/offline/names.ts';
import { paths } from '../../../app/paths.ts';
import { builtPage, shortList } from './copy-of-site.ts';
import { type Site } from './lost-network.ts';
import { expect, open } from './test.ts';
import { buttonIn, regionIn, say } from './words.ts';

export const panelOf = (page: Page, locale: Locale = 'en') => regionIn(page, locale, 'copy.title');

export const press = (page: Page, key: Parameters<typeof say>[1], locale: Locale = 'en') =>
  buttonIn(panelOf(page, locale), locale, key).click();

export const says = (page: Page, key: Parameters<typeof say>[1], locale: Locale = 'en') =>
  expect(panelOf(page, locale)).toContainText(say(locale, key));

export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits until no unfinished saving is noted for the next page. */
export const notNoted = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'copying-en' in sessionStorage)).toBe(false);

/** Two pages, and the second one's content in the next deployment. */
export const few = ['/contact', '/credits'] as const;
export const next = '<!doctype html><title>Next</title><h1>The next deployment</h1>';
export const list = copyList('en');

/** Starts saving these two pages. */
export async function startSaving(page: Page, site: Site) {
  site.answers.set(list, shortList('1', few));
  await open(page, paths.takeAlong('en'));
  await press(page, 'copy.start');
}

export async function saveFew(page: Page, site: Site) {
  await startSaving(page, site);
  await says(page, 'copy.done');
}

/** Starts saving and waits for progress; returns what lets the last file, the credits, arrive. */
export async function startWithoutCredits(page: Page, site: Site) {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.answers.set('/credits', async () => {
    await promise;
    return { body: builtPage('/credits') };
  });
  await startSaving(page, site);
  await expect(panelOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  return resolve;
}

/** The document and the loaded files of a page that are not cached. */
const missing = (page: Page, address: string) =>
  page.evaluate(
    async ({ caches: [pages, files], document }) => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/'));
      const inFiles = await caches.open(files);
      const found = await Promise.all([
        (await caches.open(pages)).match(document),
        ...loaded.map((file) => inFiles.match(file)),
      ]);
      return [document, ...loaded].filter((_, index) => !found[index]);
    },
    { caches: [visitedCaches.pages, visitedCaches.files] as const, document: address },
  );

export const kept = (page: Page, address: string) =>
  expect.poll(() => missing(page, address), address).toEqual([]);

export async function see(page: Page, address: string) {
  await open(page, address);
  await kept(page, address);
}
