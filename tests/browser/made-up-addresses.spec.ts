import type { Page } from '@playwright/test';
import { sample } from 'fast-check';
import { localeOf, paths } from '../../app/paths.ts';
import { address, markup, seed } from '../support/addresses.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open } from './support/test.ts';
import { say } from './support/words.ts';

// `tests/output/serve.test.ts` sends raw addresses to the server; a browser normalizes them first.

test.use({ expectedFaults: /^Failed to load resource/ });

/** The server rejects much longer addresses. */
const addresses = sample(address, { seed, numRuns: 60 })
  .filter((target) => encodeURI(target.toWellFormed()).length < 8000)
  .slice(0, 12);

const lookAround = () => ({
  pathname: location.pathname,
  language: document.documentElement.lang,
  isUnknown: document.querySelector('meta[name=robots]') !== null,
  away: [...document.links]
    .filter(({ host, protocol }) => protocol.startsWith('http') && host !== location.host)
    .map(({ href }) => href),
  marked: 'fuzzed' in globalThis || document.querySelector('[onerror], [onload]') !== null,
});

async function expectOwnPage(page: Page, target = '') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { pathname, language, isUnknown, away, marked } = await page.evaluate(lookAround);
  expect.soft(language, target).toBe(localeOf(pathname));
  expect.soft(marked, target).toBe(false);
  if (isUnknown) expect.soft(away, target).toEqual([]);
}

test('12 addresses show a page in the language of their address, and run nothing', async ({
  page,
  baseURL,
}) => {
  for (const target of addresses) {
    const response = await page.goto(`${baseURL}${target}`);
    // A file, or an address that servers reject.
    if (!response?.headers()['content-type']?.startsWith('text/html')) continue;
    await hydrated(page);
    await expectOwnPage(page, target);
  }
});

test('an address that starts like another site has no link to that site', async ({
  page,
  baseURL,
}) => {
  for (const target of ['//evil.example', '/tr//evil.example', '/ar///evil.example/']) {
    await open(page, `${baseURL}${target}`);
    await expectOwnPage(page);
  }
});

test('markup in place of a tag is text', async ({ page }) => {
  for (const tag of markup) {
    await open(page, paths.destinations('en', tag));
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(say('en', 'destinations.none'));
    await expectOwnPage(page);
  }
});
