import type { Page } from '@playwright/test';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { inLocale, paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { expect, open, test } from './support/test.ts';
import { buttonIn, say, titleOfPlace } from './support/words.ts';

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

test('on a translated page language list, search, planner and 404 page work', async ({ page }) => {
  await translate(page, 'de');
  await open(page, paths.guide('tr'));
  const offer = offerOf(page, 'en');
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: localeInfo.en.dismissOffer }).click();
  await expect(offer).toHaveCount(0);

  await buttonIn(page.getByRole('banner'), 'tr', 'search.open').click();
  const dialog = page.getByRole('dialog', { name: say('tr', 'search.title'), exact: true });
  await dialog.getByRole('searchbox').fill('ISTANBUL');
  await expect(dialog.getByRole('listitem').first().getByRole('link')).toHaveText(
    titleOfPlace('tr', 'istanbul'),
  );

  await open(page, paths.plan('tr', 'stops=istanbul.3'));
  const place = titleOfPlace('tr', 'istanbul');
  await expect(buttonIn(page, 'tr', 'plan.more', { place })).toBeVisible();

  await open(page, inLocale('/no-such-page', 'tr'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('tr', 'notFound.title'));

  await open(page, paths.guide('tr'));
  await chooseLanguage(page, 'tr', 'ar');
  await expect(page).toHaveURL(paths.guide('ar'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('ar', 'guide.title'));
});
