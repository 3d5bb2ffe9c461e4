import type { Page } from '@playwright/test';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { test } from './support/one-page.ts';
import { expect, idle, open } from './support/test.ts';
import { readable, say, site } from './support/words.ts';

async function expectPage(page: Page, locale: Locale, path: string, heading: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('dir', localeInfo[locale].dir);
  const navigation = page.getByRole('contentinfo').getByRole('navigation');
  await expect(navigation.first()).toHaveAccessibleName(say(locale, 'footer.site'));
  const wordmark = page.getByRole('contentinfo').getByRole('link', { name: site.name[locale] });
  await expect(wordmark.locator('svg')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

const read = async (page: Page) => ({
  title: await page.title(),
  heading: readable(await page.getByRole('heading', { level: 1 }).textContent()),
  text: readable(
    await page.getByRole('main').evaluate((main) => {
      const words = main.cloneNode(true);
      // Buttons on the privacy page depend on stored data, such as the chosen language.
      if (words instanceof Element)
        for (const button of words.querySelectorAll('button, noscript')) button.remove();
      return words.textContent;
    }),
  ),
});

async function readOpened(page: Page, path: string) {
  const response = await open(page, path);
  await idle(page);
  return { status: response?.status(), words: await read(page) };
}

/** Addresses with a query, which scripts render, and one page without. */
const kinds = new Set([
  'home',
  'destination',
  'destinations by tag',
  'a trip in the planner',
  'unknown path',
  'unknown destination',
]);

for (const [index, { name, path, status }] of pageKinds
  .filter((kind) => kinds.has(kind.name))
  .entries()) {
  const from = languageFor(index);
  const to = languageFor(index + 1);
  test(`${name}: ${to} is the same page by its address as by the language list of ${from}`, async ({
    page,
  }) => {
    const { status: answer, words: opened } = await readOpened(page, path(to));
    expect(answer).toBe(status);
    expect(opened.heading).not.toBe('');
    await expectPage(page, to, path(to), opened.heading);

    const { words: before } = await readOpened(page, path(from));
    expect(before.title).not.toBe(opened.title);
    await chooseLanguage(page, from, to);
    await expectPage(page, to, path(to), opened.heading);
    await expect.poll(() => read(page)).toEqual(opened);
    await page.goBack();
    await expectPage(page, from, path(from), before.heading);
    await expect.poll(() => read(page)).toEqual(before);
  });
}

for (const [from, to] of [
  ['en', 'ar'],
  ['ar', 'tr'],
] as const) {
  test(`${from} to ${to}: a change of language keeps the current section of an article`, async ({
    page,
  }) => {
    await open(page, paths.article(from, 'istanbul'));
    const section = page.locator('#section-4');
    const top = () => section.evaluate((heading) => heading.getBoundingClientRect().top);
    await section.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(top).toBeLessThan(120);
    const before = await top();
    await chooseLanguage(page, from, to);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(section).toHaveText(/./);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
  });
}

test('a change of language keeps the anchor, and the open chapter', async ({ page }) => {
  await open(page, `${paths.destination('en', 'istanbul')}#tip-5`);
  const chapter = page.locator('details', { has: page.locator('#tip-5') });
  await expect(chapter).toHaveAttribute('open');
  await expect(page.locator('#tip-5')).toBeInViewport();
  await chooseLanguage(page, 'en', 'tr');
  await expect(page).toHaveURL(`${paths.destination('tr', 'istanbul')}#tip-5`);
  await expect(chapter).toHaveAttribute('open');
});

test('the remembered section has no effect on any other page', async ({ page }) => {
  await open(page, paths.article('en', 'istanbul'));
  await page.locator('#section-4').evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );
  await chooseLanguage(page, 'en', 'tr');
  await open(page, paths.article('en', 'cappadocia'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await open(page, paths.article('tr', 'istanbul'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
