import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { articleFacts } from '../support/facts.ts';
import { contrastOf } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import {
  articles,
  articleWords,
  destinations,
  destinationWords,
  linkIn,
  say,
  shown,
  site,
  titleOfPlace,
} from './support/words.ts';

async function print(page: Page, path: string) {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** The generated text after an element. */
const behind = (element: Element) => getComputedStyle(element, '::after').content;

test.use({ colorScheme: 'dark' });

test('an article prints its text, its facts and their sources', async ({ page }) => {
  const locale = 'tr';
  const [{ id } = { id: '' }] = articleFacts;
  const words = articleWords(locale, id);
  await print(page, paths.article(locale, id));
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  for (const { label, text } of words.practical) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(shown(text), { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('figure')).toHaveCount(words.illustrations.length);
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await expect(page.getByText(say(locale, 'article.next'), { exact: true })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText(site.origin, { useInnerText: true });
  const sources = articles.find((article) => article.id === id)?.facts.sources ?? [];
  const url = sources.find((candidate) => candidate.url)?.url;
  const source = page.getByRole('main').locator(`a[href="${url}"]`);
  expect(await source.evaluate(behind)).toContain(url);
});

test('a destination prints its facts without buttons', async ({ page }) => {
  const locale = 'ar';
  const words = destinationWords(locale, 'cappadocia');
  await print(page, paths.destination(locale, 'cappadocia'));
  for (const part of ['about', 'highlights', 'bestTime', 'tips'] as const) {
    const name = say(locale, `destination.${part}`);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(/\$/).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(linkIn(page, locale, 'ask.of', { about: words.title })).toBeHidden();
});

test('every answer is printed', async ({ page }) => {
  await open(page, paths.guide('en'));
  const answers = page.getByRole('main').locator('details');
  const text = answers.first().getByRole('paragraph').first();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});

test('a planned trip prints its stops, its map, its days and its QR code', async ({ page }) => {
  const locale = 'en';
  await open(page, paths.plan(locale, 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2'));
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  const first = titleOfPlace(locale, 'istanbul');
  const second = titleOfPlace(locale, 'cappadocia');
  await expect(main.getByText(shown(`${first}–${second}`), { exact: true })).toBeVisible();
  for (const name of [first, second])
    await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(main.locator('[data-map] img:visible')).toHaveCount(1);
  await expect(main.getByText(say(locale, 'plan.day', { number: 6 }))).toBeVisible();
  await expect(main.getByRole('img', { name: say(locale, 'plan.qrOf') })).toBeVisible();
  await expect(main.getByText(say(locale, 'plan.emergency'))).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});

for (const [budget, isPrinted] of [
  ['', false],
  ['&budget=900,0,0', true],
] as const) {
  test(`own costs are ${isPrinted ? 'printed' : 'not printed while there are none'}`, async ({
    page,
  }) => {
    await open(page, paths.plan('tr', `stops=istanbul.3${budget}`));
    // Closed parts of the page have no roles.
    const card = page.getByText(say('tr', 'plan.budget'), { exact: true });
    await expect(card).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeVisible({ visible: isPrinted });
  });
}

/** Runs in the page: each visible text and mark with its colour. */
const inked = (region: Element) =>
  [...region.querySelectorAll('h1, p, li, a, td, svg')]
    .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((part) => ({
      text: part.textContent || part.outerHTML,
      colour: (getComputedStyle(part).color.match(/[\d.]+/g) ?? []).map(Number),
    }));

const white = [255, 255, 255];

for (const { path, status } of [
  { path: paths.home('ar'), status: 200 },
  { path: '/no-such-page', status: 404 },
  { path: paths.destination('tr', 'atlantis'), status: 404 },
]) {
  test(`${path} is printed in colours that are seen without backgrounds`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(status);
    await page.emulateMedia({ media: 'print' });
    const parts = await page.getByRole('main').evaluate(inked);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(({ colour }) => contrastOf(colour, white) < 4.5)).toEqual([]);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  });
}

/** In CSS pixels: the width of A4 without its margins. */
const paper = 658;

test('the titles of articles on the home page are printed wider than high', async ({ page }) => {
  await page.setViewportSize({ width: paper, height: 1000 });
  await print(page, paths.home('en'));
  for (const { id } of articleFacts) {
    const link = page.getByRole('main').getByRole('link', { name: articleWords('en', id).title });
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(height);
  }
});

test('the planner prints its title while there is no trip to name', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: say('tr', 'plan.title') });
  await print(page, paths.plan('tr'));
  await expect(title).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await print(page, paths.plan('tr', 'stops=istanbul.2'));
  await expect(title).toBeHidden();
});

test('the catalogue prints names with prices and pictures, no map, and no heading ends a page', async ({
  page,
}) => {
  await print(page, paths.destinations('en'));
  await expect(page.locator('[data-map]')).toBeHidden();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(destinations.length);
  for (const [at, { facts, translations }] of destinations.entries()) {
    const card = cards.nth(at);
    const title = card.getByRole('heading');
    await expect(title).toHaveText(translations.en.frontMatter.title);
    await expect(title).toBeVisible();
    await expect(card.getByText(`$${facts.price}`).filter({ visible: true })).toHaveCount(1);
    await expect(card.getByRole('img').first()).toBeVisible();
    const isKept = card.evaluate((whole) => getComputedStyle(whole).breakInside === 'avoid');
    expect(await isKept).toBe(true);
  }
});

test('every line of the emergency card is printed on the first page', async ({ page }) => {
  await page.goto(paths.takeAlong('en'));
  const card = page.locator('#main section:has([href="tel:112"])');
  expect(await card.locator('p, li').count()).toBeGreaterThan(5);
  // The page ends with the card.
  await card.evaluate((kept) => {
    const range = document.createRange();
    range.setStartAfter(kept);
    range.setEndAfter(document.body);
    range.deleteContents();
  });
  const pdf = await page.pdf({ format: 'a4', preferCSSPageSize: true, printBackground: false });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
