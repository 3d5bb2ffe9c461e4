import type { Locator } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { expect, hydrated, test } from './support/test.ts';
import { say } from './support/words.ts';

// The menu and the search need no scripts: `no-script.spec.ts`, `search.spec.ts`.
test('the language list opens before scripts load, and stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openBeforeScripts(page, paths.guide('en'));
  await page.getByRole('banner').getByRole('button', { name: localeInfo.en.name }).click();
  const turkish = page.getByRole('banner').getByRole('link', { name: localeInfo.tr.name });
  await expect(turkish).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(turkish).toBeVisible();
  await turkish.click();
  await expect(page).toHaveURL(paths.guide('tr'));
});

const counted = (main: Locator) => main.locator('[role=status][data-awaits-query]');

/** What is served would be a false answer. */
const hangs: {
  locale: Locale;
  path: string;
  served?: (main: Locator) => Locator;
}[] = [
  {
    locale: 'en',
    path: paths.plan('en', 'stops=istanbul.3'),
    served: (main) => main.getByText(say('en', 'plan.empty')),
  },
  {
    locale: 'tr',
    path: `${paths.trips('tr')}?month=january`,
    served: counted,
  },
  {
    locale: 'ar',
    path: paths.destinations('ar', 'beach'),
    served: counted,
  },
  {
    locale: 'en',
    path: `${paths.month('en', 'may')}?for=sea`,
    served: counted,
  },
  { locale: 'tr', path: paths.search('tr', 'hamam') },
  { locale: 'ar', path: paths.save('ar') },
];

for (const { locale, path, served } of hangs) {
  test(`${path}: while scripts hang a sentence says so, and nothing untrue is shown`, async ({
    page,
  }) => {
    const arrive = await openBeforeScripts(page, path);
    const lost = page.getByText(say(locale, 'offline.lost'));
    await expect(lost).toBeVisible();
    const untrue = served?.(page.getByRole('main'));
    if (untrue) {
      await expect(untrue).not.toHaveCount(0);
      await expect(untrue.filter({ visible: true })).toHaveCount(0);
    }
    arrive();
    await hydrated(page);
    await expect(lost).toBeHidden();
  });
}
