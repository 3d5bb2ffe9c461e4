import type { Page } from '@playwright/test';
import { sample } from 'fast-check';
import { inLocale, localeOf, pagesOf, paths } from '../../app/paths.ts';
import { address, markup, seed } from '../support/addresses.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open } from './support/test.ts';
import { articles, destinations, say, site } from './support/words.ts';

// `tests/output/fuzz.test.ts` sends raw addresses to the server; a browser normalizes them first.

test.use({ expectedFaults: /^Failed to load resource/ });

const isPage = (pathname: string) => pagesOf(localeOf(pathname), site).includes(pathname);

/** The normal form of an address, which may not exist. */
const normalized = (pathname: string) => inLocale(pathname.toLowerCase(), localeOf(pathname));

/** The server rejects much longer addresses. */
const addresses = sample(address, { seed, numRuns: 60 })
  .filter((target) => encodeURI(target.toWellFormed()).length < 8000)
  .slice(0, 12);

const lookAround = () => ({
  pathname: location.pathname,
  language: document.documentElement.lang,
  headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
  away: [...document.links]
    .filter(({ host, protocol }) => protocol.startsWith('http') && host !== location.host)
    .map(({ href }) => href),
  marked: 'fuzzed' in globalThis || document.querySelector('[onerror], [onload]') !== null,
});

function headingsAt(pathname: string) {
  const locale = localeOf(pathname);
  if (!isPage(pathname))
    return [say(locale, 'notFound.title'), say(locale, 'destination.notFound')];
  const id = pathname.split('/').at(-1);
  const kind = pathname.includes('/guide/') ? articles : destinations;
  const entry = kind.find((each) => each.id === id);
  if (entry) return [entry.translations[locale].frontMatter.title];
  const keys = ['hero.headline', 'destinations.title', 'guide.title', 'contact.title'] as const;
  return keys.map((key) => say(locale, key));
}

async function expectOwnPage(page: Page, target = '') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { pathname, language, headings, away, marked } = await page.evaluate(lookAround);
  expect.soft(headings, target).toHaveLength(1);
  expect.soft(headingsAt(normalized(pathname)), target).toContain(headings[0]);
  expect.soft(language, target).toBe(localeOf(pathname));
  expect.soft(marked, target).toBe(false);
  if (!isPage(normalized(pathname))) expect.soft(away, target).toEqual([]);
}

test('12 addresses show a page of ours or the 404 page', async ({ page, baseURL }) => {
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
