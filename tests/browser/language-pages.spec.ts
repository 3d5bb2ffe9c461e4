import type { Page } from '@playwright/test';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { awake, expect, open, test } from './support/test.ts';
import { pageKinds } from './support/pages.ts';
import { say } from './support/words.ts';

/** Each language once, and back to the first. */
const round: Locale[] = ['en', 'tr', 'ar', 'en'];

async function expectPage(page: Page, locale: Locale, path: string, heading: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('dir', localeInfo[locale].dir);
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: say(locale, 'footer.site') }),
  ).toBeVisible();
}

/** Chooses a language as a visitor does. */
async function choose(page: Page, from: Locale, to: Locale) {
  const toolbar = page.getByRole('banner');
  await toolbar.getByRole('button', { name: localeInfo[from].name }).click();
  await toolbar.getByRole('link', { name: localeInfo[to].name, exact: true }).click();
}

for (const { name, path, heading, status = 200 } of pageKinds) {
  test(`${name}: each language by a full load`, async ({ page }) => {
    const titles = new Set<string>();
    for (const locale of locales) {
      const response = await open(page, path(locale));
      expect(response?.status()).toBe(status);
      await expectPage(page, locale, path(locale), heading(locale));
      await expect(page.locator('html[data-awake]')).toBeAttached();
      titles.add(await page.title());
    }
    expect(titles.size, 'a title in each language').toBe(locales.length);
  });

  test(`${name}: each language in place, and by back and forward`, async ({ page }) => {
    await open(page, path('en'));
    const titles = new Map<Locale, string>([['en', await page.title()]]);
    for (const [index, to] of round.slice(1).entries()) {
      await choose(page, round[index] ?? 'en', to);
      await expectPage(page, to, path(to), heading(to));
      if (!titles.has(to)) titles.set(to, await page.title());
    }
    await awake(page);
    expect(new Set(titles.values()).size, 'a title in each language').toBe(locales.length);
    await page.goBack();
    await expectPage(page, 'ar', path('ar'), heading('ar'));
    await expect(page).toHaveTitle(titles.get('ar') ?? '');
    await page.goForward();
    await expectPage(page, 'en', path('en'), heading('en'));
    await awake(page);
  });
}

for (const [from, to] of [
  ['en', 'ar'],
  ['ar', 'tr'],
] as const) {
  test(`${from} to ${to}: a reader in the middle of an article stays in the section`, async ({
    page,
  }) => {
    await open(page, `/${from === 'en' ? '' : `${from}/`}guide/istanbul`);
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    const section = sections.nth(4);
    await section.evaluate((heading) => scrollTo({ top: heading.offsetTop - 150, behavior: 'instant' }));
    await section.evaluate((heading) => scrollBy({ top: heading.getBoundingClientRect().top - 150, behavior: 'instant' }));
    const before = await section.evaluate((heading) => heading.getBoundingClientRect().top);
    await choose(page, from, to);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect
      .poll(() => section.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeGreaterThan(before - 80);
    await expect
      .poll(() => section.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(before + 80);
  });
}

test('changing the language at the top of a page stays at the top', async ({ page }) => {
  await open(page, '/guide/istanbul');
  await choose(page, 'en', 'tr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
