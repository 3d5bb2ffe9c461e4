import type { Locator, Page } from '@playwright/test';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { localeOf, paths } from '../../app/paths.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { comeBack } from './support/page-cache.ts';
import { addUpShifts, expectStill, shiftsOf } from './support/shifts.ts';
import { chooseLanguage } from './support/choose-language.ts';

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const browserTags: Record<Locale, string> = { en: 'en-GB', tr: 'tr-TR', ar: 'ar-EG' };

for (const preferred of ['en', 'ar'] as const) {
  const { offer, dir, name } = localeInfo[preferred];

  test.describe(`a browser in ${name}`, () => {
    test.use({ locale: browserTags[preferred] });

    test('is offered each page in its language, and is never redirected', async ({ page }) => {
      for (const path of [
        ...locales.map(paths.home),
        paths.article('tr', 'istanbul'),
        '/ar/no-such-page',
      ]) {
        const locale = localeOf(path);
        await open(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const link = page.getByRole('link', { name: offer, exact: true });
        if (locale === preferred) {
          await expect(link).toHaveCount(0);
          continue;
        }
        await expect(link).toHaveAttribute('hreflang', preferred);
        const line = page.getByRole('complementary', { name: offer });
        await expect(line).toHaveAttribute('lang', preferred);
        await expect(line).toHaveAttribute('dir', dir);
        await expect(line).toBeInViewport({ ratio: 1 });
      }
    });

    test('the offer leads to the same page, whose language is remembered', async ({ page }) => {
      await open(page, paths.destinations('tr', 'beach'));
      await page.getByRole('link', { name: offer, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', preferred);
      await expect(page).toHaveURL(paths.destinations(preferred, 'beach'));
      await expect(page.getByRole('complementary', { name: offer })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(preferred);
    });
  });
}

test('a dismissed offer does not come back', async ({ page }) => {
  const other = 'tr';
  const { offer, dismissOffer } = localeInfo.en;
  await open(page, paths.guide(other));
  const line = page.getByRole('complementary', { name: offer });
  await line.getByRole('button', { name: dismissOffer }).press('Enter');
  await expect(line).toHaveCount(0);
  await expect(page.locator(':focus')).toBeVisible();
  await page.getByRole('link', { name: 'MT', exact: true }).click();
  await expect(page).toHaveURL(paths.home(other));
  await expect(line).toHaveCount(0);
  await open(page, paths.contact(other));
  await expect(line).toHaveCount(0);
});

test('an offer dismissed on a later page is gone after Back', async ({ page }) => {
  await open(page, paths.guide('tr'));
  const line = page.getByRole('complementary', { name: localeInfo.en.offer });
  await expect(line).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language-offer-dismissed', 'yes'));
  await comeBack(page);
  await expect(line).toHaveCount(0);
});

test('browser translation does not change the offer', async ({ page }) => {
  await open(page, paths.guide('tr'));
  const line = page.getByRole('complementary', { name: localeInfo.en.offer });
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
  await comeBack(page);
  await expect(line).toBeVisible();
});

test('a chosen language is offered later, without a redirect', async ({ page }) => {
  await open(page, paths.guide('en'));
  await chooseLanguage(page, 'en', 'ar');
  await expect(page).toHaveURL(paths.guide('ar'));
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
  const offer = page.getByRole('link', { name: localeInfo.ar.offer });
  await expect(offer).toHaveCount(0);
  await open(page, paths.home('en'));
  await expect(page).toHaveURL(paths.home('en'));
  await expect(offer).toBeVisible();
  await open(page, paths.home('tr'));
  await expect(offer).toBeVisible();
  await open(page, paths.home('ar'));
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await hydrated(page);
});

for (const [locale, width, height] of [
  ['tr', 320, 568],
  ['ar', 390, 664],
] as const) {
  test(`${locale}, ${width}: the offer has its own space from the first paint, and covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(addUpShifts);
    for (const path of [paths.home(locale), paths.destination(locale, 'blacksea')]) {
      await open(page, path);
      const line = page.getByRole('complementary', { name: localeInfo.en.offer });
      const { y = 0, height: high = 0 } = (await line.boundingBox()) ?? {};
      expect(high).toBeGreaterThanOrEqual(44);
      const tops = await page
        .getByRole('main')
        .locator('h1, p, a')
        .evaluateAll((words) =>
          words
            .filter((word) => word.checkVisibility())
            .map((word) => word.getBoundingClientRect().top),
        );
      expect(Math.min(...tops), path).toBeGreaterThanOrEqual(y + high);
      expectStill(await shiftsOf(page), 'what the offer moves');
      await page.mouse.wheel(0, 300);
      await expect(line).not.toBeInViewport();
    }
  });
}

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: on a desk the offer stands in the row of the toolbar, beside the language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, paths.guide(locale));
    const line = await boxOf(page.getByRole('complementary', { name: localeInfo.en.offer }));
    const toolbar = page.getByRole('banner');
    const row = await boxOf(toolbar);
    const language = await boxOf(toolbar.getByRole('button', { name: localeInfo[locale].name }));
    expect(line.y).toBeGreaterThanOrEqual(row.y);
    expect(line.y + line.height).toBeLessThanOrEqual(row.y + row.height);
    const [first, last] = locale === 'ar' ? [line, language] : [language, line];
    expect(first.x + first.width).toBeLessThanOrEqual(last.x);
  });
}

for (const { languages, language, offered } of [
  { languages: null, language: 'tr-TR', offered: 'tr' },
  { languages: [], language: 'tr-TR', offered: 'tr' },
  { languages: null, language: null, offered: undefined },
  { languages: [], language: '', offered: undefined },
  { languages: ['de-DE'], language: 'de-DE', offered: undefined },
] as const) {
  test(`a browser that lists ${languages?.join() ?? 'no'} languages and is in "${language}" is offered "${offered}"`, async ({
    page,
  }) => {
    await page.addInitScript(
      (values) => {
        for (const [name, value] of Object.entries(values))
          Object.defineProperty(Navigator.prototype, name, { get: () => value ?? undefined });
      },
      { languages, language },
    );
    await open(page, paths.guide('en'));
    for (const locale of ['tr', 'ar'] as const) {
      await expect(page.getByRole('complementary', { name: localeInfo[locale].offer })).toHaveCount(
        locale === offered ? 1 : 0,
      );
    }
  });
}

const translate = (page: Page, lang: string) =>
  page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<html lang="\w+"/, `<html lang="${lang}"`),
      });
    },
  );

const offerOf = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: localeInfo[locale].offer });

test.describe('in a browser whose visitor reads Turkish', () => {
  test.use({ locale: 'tr-TR' });

  for (const lang of ['de', 'tr']) {
    test(`a page translated to "${lang}" offers Turkish before its scripts run`, async ({
      page,
    }) => {
      await translate(page, lang);
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort('blockedbyclient'));
      await page.goto(paths.guide('en'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(offerOf(page, 'tr')).toBeVisible();
      await expect(offerOf(page, 'ar')).toHaveCount(0);
    });
  }

  test.use({ expectedFaults: /^Failed to load resource/ });
});
