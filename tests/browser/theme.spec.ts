import type { Page } from '@playwright/test';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { comeBack } from './support/page-cache.ts';
import { expect, open, test } from './support/test.ts';
import { linkIn, say } from './support/words.ts';

const choice = (page: Page, locale: Locale, theme: 'system' | 'day' | 'night') =>
  page
    .getByRole('radiogroup', { name: say(locale, 'theme.label') })
    .getByRole('radio', { name: say(locale, `theme.${theme}`), exact: true });

async function expectPaper(page: Page, paper: 'cream' | 'dark') {
  const colour = { cream: 'rgb(248, 241, 227)', dark: 'rgb(22, 14, 30)' }[paper];
  const frame = { cream: '#f8f1e3', dark: '#160e1e' }[paper];
  await expect(page.locator('html')).toHaveCSS('background-color', colour);
  const frameNow = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        metas
          .filter((meta) => matchMedia(meta.getAttribute('media') ?? '').matches)
          .map((meta) => meta.getAttribute('content')),
      );
  await expect.poll(frameNow).toEqual([frame]);
}

function watchFirstPaint() {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const { backgroundColor } = getComputedStyle(document.documentElement);
    Object.assign(globalThis, { firstPaper: backgroundColor });
  }).observe({ type: 'paint', buffered: true });
}

test.use({ colorScheme: 'light' });

test('the chosen dark theme lasts over reloads, pages and languages until it is undone', async ({
  page,
}) => {
  const locale = 'tr';
  await open(page, paths.guide(locale));
  await expect(choice(page, locale, 'system')).toBeChecked();
  await expectPaper(page, 'cream');
  await choice(page, locale, 'system').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, locale, 'night')).toBeChecked();
  await expectPaper(page, 'dark');

  await linkIn(page.getByRole('contentinfo'), locale, 'credits.title').click();
  await expect(page).toHaveURL(paths.credits(locale));
  await expectPaper(page, 'dark');
  const other = 'ar';
  await chooseLanguage(page, locale, other);
  await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[other].dir);
  await expect(choice(page, other, 'night')).toBeChecked();
  await expectPaper(page, 'dark');

  await page.addInitScript(watchFirstPaint);
  await open(page, paths.article(locale, 'istanbul'));
  await expect(choice(page, locale, 'night')).toBeChecked();
  await expectPaper(page, 'dark');
  await expect.poll(() => page.evaluate('globalThis.firstPaper')).toBe('rgb(22, 14, 30)');

  await choice(page, locale, 'system').click();
  await expectPaper(page, 'cream');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPaper(page, 'dark');
  await open(page, paths.home(locale));
  await expect(choice(page, locale, 'system')).toBeChecked();
  await expectPaper(page, 'dark');
});

test('the light theme on a dark system, in every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, paths.guide('en'));
  const other = await context.newPage();
  await open(other, paths.contact('en'));
  await choice(page, 'en', 'day').click();
  await expectPaper(page, 'cream');
  await expect(choice(other, 'en', 'day')).toBeChecked();
});

test('a theme chosen on a later page is shown after Back', async ({ page }) => {
  await open(page, paths.guide('en'));
  await page.evaluate(() => localStorage.setItem('theme', 'night'));
  await comeBack(page);
  await expect(choice(page, 'en', 'night')).toBeChecked();
  await expectPaper(page, 'dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the system decides, and there is no choice', async ({ page }) => {
    await page.goto(paths.guide('en'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 14, 30)');
  });
});
