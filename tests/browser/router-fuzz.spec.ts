import type { Page } from '@playwright/test';
import { sample } from 'fast-check';
import { locales } from '../../app/locales.ts';
import { inLocale, localeOf, pagesOf, paths } from '../../app/paths.ts';
import { address, markup, seed } from '../support/addresses.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open } from './support/test.ts';
import { articles, destinations, say, site } from './support/words.ts';

/*
 * Made-up addresses, followed in place and loaded whole. `tests/output/fuzz.test.ts` sends many
 * more to the server, byte for byte; a browser tidies them up first.
 */

// The router's own words about what it cannot decode.
test.use({ expectedFaults: /^Failed to load resource|could not be decoded/ });

const isPage = (pathname: string) => pagesOf(localeOf(pathname), site).includes(pathname);
const pathOf = (target: string) => new URL(`http://localhost${target}`).pathname;

/** The address that a path is another writing of; it may be of no page. */
const plain = (pathname: string) => inLocale(pathname.toLowerCase(), localeOf(pathname));

/** Whether only a host can say what an address is: it looks like a page's and is not. */
const isAskedOfHost = (target: string) => isPage(plain(pathOf(target))) && !isPage(pathOf(target));

const addresses = sample(address, { seed, numRuns: 180 });
const inPlace = addresses.filter((target) => !isAskedOfHost(target)).slice(0, 30);
/** The server takes no address that is much longer. */
const short = addresses.filter((target) => encodeURI(target.toWellFormed()).length < 8000);
const whole = [...short.filter(isAskedOfHost).slice(0, 3), ...short.slice(0, 3)];

/** What became of addresses that are followed as "back" and "forward" do. Runs within the page. */
async function follow(targets: string[]) {
  const found = [];
  for (const target of targets) {
    if (target) {
      history.pushState(null, '', location.origin + target);
      dispatchEvent(new PopStateEvent('popstate'));
      const router = Reflect.get(globalThis, '__reactRouterDataRouter');
      while (router.state.navigation.state !== 'idle')
        await new Promise((next) => requestAnimationFrame(next));
    }
    // Then React has rendered what the router has found.
    await new Promise((rendered) => requestIdleCallback(rendered));
    found.push({
      target,
      pathname: location.pathname,
      language: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      away: [...document.links]
        .filter(({ host, protocol }) => protocol.startsWith('http') && host !== location.host)
        .map(({ href }) => href),
      marked: 'fuzzed' in globalThis || document.querySelector('[onerror], [onload]') !== null,
    });
  }
  return found;
}

/** Headings that a page of this address may have. */
function headingsAt(pathname: string) {
  const locale = localeOf(pathname);
  if (!isPage(pathname)) {
    const unknown = [say(locale, 'notFound.title'), say(locale, 'destination.notFound')];
    // No route has an address of several lines: the root's page then shows the ways home.
    return /%0[ad]|%e2%80%a[89]/i.test(pathname) ? [...unknown, site.abbreviation] : unknown;
  }
  const id = pathname.split('/').at(-1);
  const kind = pathname.includes('/guide/') ? articles : destinations;
  const entry = kind.find((each) => each.id === id);
  if (entry) return [entry.translations[locale].frontMatter.title];
  const keys = ['hero.headline', 'destinations.title', 'guide.title', 'contact.title'] as const;
  return keys.map((key) => say(locale, key));
}

async function expectOwnPage(page: Page, target = '') {
  // A page that only its host knows is loaded whole, which ends what runs in this one.
  let [found] = await page.evaluate(follow, [target]).catch(() => []);
  if (!found?.headings.length) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await hydrated(page);
    [found] = await page.evaluate(follow, ['']);
  }
  if (!found) throw new Error(`${target} leads to nothing`);
  const { pathname, language, headings, away, marked } = found;
  expect.soft(headings, target).toHaveLength(1);
  expect.soft(headingsAt(plain(pathname)), target).toContain(headings[0]);
  expect.soft(language, target).toBe(localeOf(pathname));
  expect.soft(marked, target).toBe(false);
  if (!isPage(plain(pathname))) expect.soft(away, target).toEqual([]);
}

test('30 addresses followed in place: a page of ours, or that there is none', async ({ page }) => {
  expect(inPlace).toHaveLength(30);
  for (const locale of locales) {
    await open(page, paths.home(locale));
    for (const target of inPlace.filter((each) => localeOf(pathOf(each)) === locale)) {
      await expectOwnPage(page, target);
    }
  }
});

test('6 addresses loaded whole', async ({ page, baseURL }) => {
  for (const target of whole) {
    const response = await page.goto(`${baseURL}${target}`);
    // A file of data, or an address that no server takes.
    if (!response?.headers()['content-type']?.startsWith('text/html')) continue;
    await hydrated(page);
    await expectOwnPage(page);
  }
});

test('an address that begins like another site has no link to it', async ({ page, baseURL }) => {
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
