import type { Locale } from '../../app/locales.ts';
import { inLocale, paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { comeBack } from './support/page-cache.ts';
import { expect, open, test as alone } from './support/test.ts';
import { linkIn, say } from './support/words.ts';
import { menuOf } from './support/menu.ts';

const phone = { viewport: { width: 390, height: 844 } };
test.use(phone);
alone.use(phone);

test('opens over the whole screen, closes by its button, and is closed after Back', async ({
  page,
}) => {
  const locale = 'tr';
  await open(page, paths.guide(locale));
  const menu = menuOf(page, locale);
  await expect(menu.dialog).toBeHidden();
  await menu.open.click();
  await expect(menu.dialog).toBeVisible();
  expect(await menu.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await menu.close.click();
  await expect(menu.dialog).toBeHidden();
  await expect(menu.open).toBeFocused();
  await menu.open.click();
  await expect(menu.dialog).toBeVisible();
  await comeBack(page);
  await expect(menu.dialog).toBeHidden();
});

test('choosing a link leads there and closes it, also that of the page itself', async ({
  page,
}) => {
  const locale = 'ar';
  await open(page, paths.home(locale));
  const menu = menuOf(page, locale);
  const labels = ['nav.destinations', 'nav.experiences', 'nav.guide', 'nav.contact'] as const;
  await menu.open.click();
  const links = menu.dialog
    .getByRole('navigation', { name: say(locale, 'toolbar.navigation') })
    .getByRole('link');
  await expect(links).toHaveText(labels.map((label) => say(locale, label)));
  await links.nth(2).click();
  await expect(page).toHaveURL(paths.guide(locale));
  await expect(menu.dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'guide.title'));
  await menu.open.click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
  await links.nth(2).click();
  await expect(menu.dialog).toBeHidden();
  await expect(page).toHaveURL(paths.guide(locale));
});

const tools = [
  { label: 'trips.title', to: paths.trips },
  { label: 'nav.plan', to: (locale: Locale) => paths.plan(locale) },
  { label: 'compare.title', to: (locale: Locale) => paths.compare(locale) },
  { label: 'nav.whenToGo', to: paths.whenToGo },
  { label: 'takeAlong.title', to: paths.takeAlong },
  { label: 'search.title', to: (locale: Locale) => paths.search(locale) },
] as const;

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: below the four links are the tools`, async ({ page }) => {
    await open(page, paths.guide(locale));
    const menu = menuOf(page, locale);
    await menu.open.click();
    const links = menu.dialog
      .getByRole('navigation', { name: say(locale, 'toolbar.plan') })
      .getByRole('link');
    await expect(links).toHaveText(tools.map(({ label }) => say(locale, label)));
    for (const [index, { to }] of tools.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', to(locale));
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
    }
    const last = menu.dialog.getByRole('navigation').first().getByRole('link').last();
    const above = await last.boundingBox();
    const below = await links.first().boundingBox();
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await links.nth(1).click();
    await expect(page).toHaveURL(paths.plan(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'plan.title'));
  });
}

alone('opens and closes in a browser without the `command` attribute', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // Chromium itself would still run the command.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[commandfor]'))
        event.preventDefault();
    });
  });
  await open(page, paths.guide('en'));
  const menu = menuOf(page, 'en');
  await menu.open.click();
  await expect(menu.dialog).toBeVisible();
  await menu.close.click();
  await expect(menu.dialog).toBeHidden();
  await expect(menu.open).toBeFocused();
});

test('opens by keyboard, covers what is behind it, and closes by Escape', async ({ page }) => {
  await open(page, paths.home('en'));
  const menu = menuOf(page, 'en');
  for (const key of ['Enter', 'Space']) {
    await menu.open.focus();
    await page.keyboard.press(key);
    await expect(menu.dialog).toBeVisible();
    await expect(menu.dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.dialog).toBeHidden();
    await expect(menu.open).toBeFocused();
  }

  await menu.open.click();
  await expect(menu.dialog).toBeVisible();
  const reached = new Set<string>();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'browser';
        return activeElement?.closest('dialog') ? 'menu' : `behind: ${activeElement?.textContent}`;
      }),
    );
  }
  expect([...reached].filter((place) => place.startsWith('behind'))).toEqual([]);
  expect(reached).toContain('menu');
  const behind = await page.evaluate(() =>
    [10, 200, 380].flatMap((x) =>
      [10, 100, 420, 700, 835].filter((y) => !document.elementFromPoint(x, y)?.closest('dialog')),
    ),
  );
  expect(behind).toEqual([]);

  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await menu.close.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the languages in the menu lead to the same page and close it', async ({ page }) => {
  await open(page, paths.article('en', 'istanbul'));
  await menuOf(page, 'en').open.click();
  await menuOf(page, 'en').dialog.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(inLocale(paths.article('en', 'istanbul'), 'ar'));
  await expect(menuOf(page, 'ar').dialog).toBeHidden();
  await expect(menuOf(page, 'ar').open).toBeVisible();
});

test('a page works after a tablet was rotated with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await open(page, paths.home('en'));
  await menuOf(page, 'en').open.click();
  await expect(menuOf(page, 'en').dialog).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(menuOf(page, 'en').dialog).toBeHidden();
  await linkIn(page.getByRole('banner'), 'en', 'nav.guide').click();
  await expect(page).toHaveURL(paths.guide('en'));
});

test('the last link of the menu can be reached on a small phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await open(page, paths.home('tr'));
  await menuOf(page, 'tr').open.click();
  const last = menuOf(page, 'tr').dialog.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
