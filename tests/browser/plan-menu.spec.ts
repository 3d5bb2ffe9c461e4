import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { linesOfToolbar } from './every-page/reflow.ts';
import { doubled, look, plain } from './support/looks.ts';
import { test } from './support/one-page.ts';
import { expect, hydrated, open } from './support/test.ts';
import { buttonIn, linkIn, say } from './support/words.ts';

const labels = [
  'trips.title',
  'nav.plan',
  'compare.title',
  'nav.whenToGo',
  'takeAlong.title',
] as const;

const menuOf = (page: Page, locale: Locale) => {
  const navigation = page
    .getByRole('banner')
    .getByRole('navigation', { name: say(locale, 'toolbar.navigation') });
  return {
    button: buttonIn(navigation, locale, 'toolbar.plan'),
    link: (label: (typeof labels)[number]) => linkIn(navigation, locale, label),
    all: navigation.getByRole('link'),
  };
};

for (const locale of ['ar', 'tr'] as const) {
  test(`${locale}: opens below its button, and a choice leads there and closes it`, async ({
    page,
  }) => {
    await open(page, paths.guide(locale));
    const menu = menuOf(page, locale);
    await expect(menu.all).toHaveCount(4);
    await menu.button.click();
    await expect(menu.all).toHaveCount(4 + labels.length);
    const button = await menu.button.boundingBox();
    for (const label of labels) {
      await expect(menu.link(label)).toBeInViewport({ ratio: 1 });
      const box = await menu.link(label).boundingBox();
      expect(box?.y).toBeGreaterThan(button?.y ?? 0);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await menu.link('nav.plan').click();
    await expect(page).toHaveURL(paths.plan(locale));
    await expect(menu.all).toHaveCount(4);
  });
}

/** The menu is in place of links below 768 px. */
const widths = [308, 320, 390, 420, 767, 768, 800, 900, 1023, 1024, 1280, 1920];

for (const locale of locales) {
  test(`${locale}: the toolbar has room for all its controls in one line`, async ({ page }) => {
    await open(page, paths.home(locale));
    for (const trip of [false, true]) {
      if (trip) {
        await page.evaluate(() => localStorage.setItem('trip', 'stops=istanbul.3,cappadocia.2'));
        await page.reload();
        await hydrated(page);
      }
      for (const each of [...widths.map(plain), doubled(1600)]) {
        await look(page, each);
        const menu = buttonIn(page, locale, 'toolbar.openMenu');
        await expect(menu, each.name).toBeVisible({ visible: each.width < 768 });
        await expect(menuOf(page, locale).all).toHaveCount(each.width < 768 ? 0 : 4);
        const faults = await page.getByRole('banner').evaluate((bar) => {
          const boxes = [...bar.querySelectorAll('a, button')]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .toSorted((one, other) => one.box.left - other.box.left);
          return boxes.flatMap(({ control, box }, at) => {
            const next = boxes[at + 1]?.box.left ?? innerWidth;
            const isIn = box.left >= 0 && box.right <= next + 0.5 && box.bottom <= bar.clientHeight;
            const isWhole = control.scrollWidth <= control.clientWidth + 1;
            return isIn && isWhole ? [] : `${control.textContent}: ${box.right} > ${next}`;
          });
        });
        expect.soft(await page.evaluate(linesOfToolbar), each.name).toBe(1);
        expect.soft(faults, `${each.name}${trip ? ' with a trip' : ''}`).toEqual([]);
      }
    }
  });
}
