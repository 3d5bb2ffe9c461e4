import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../../app/locales.ts';
import { paths } from '../../../app/paths.ts';
import { titleOfNotice, type NoticeId } from '../../support/made-up.ts';
import { expectNoViolationIn } from './axe.ts';
import { doubled, look, plain } from './looks.ts';
import { comeBack } from './page-cache.ts';
import { addUpShifts, shiftsOf } from './shifts.ts';
import { expect, open, test } from './test.ts';
import { buttonIn, say } from './words.ts';

const listOf = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: say(locale, 'notices.label') });

const dismissButton = (page: Page, locale: Locale, id: NoticeId) =>
  buttonIn(page, locale, 'notices.dismiss', { title: titleOfNotice(id, locale) });

/** In the order shown. */
async function expectNotices(page: Page, locale: Locale, ids: readonly NoticeId[]) {
  await expect(listOf(page, locale)).toHaveCount(ids.length > 0 ? 1 : 0);
  await expect(listOf(page, locale).getByRole('strong')).toHaveText(
    ids.map((id) => titleOfNotice(id, locale)),
  );
}

function noticesIn(locale: Locale, at: (path: string) => string) {
  test('a notice leads on in its language, and is on the pages that it names', async ({ page }) => {
    await open(page, at(paths.credits(locale)));
    await expectNotices(page, locale, ['now']);
    await expect(listOf(page, locale).getByRole('status')).toHaveCount(0);
    await open(page, at(paths.guide(locale)));
    await expectNotices(page, locale, ['now', 'here']);
    await expect(listOf(page, locale).getByRole('status')).toContainText(
      titleOfNotice('here', locale),
    );
    await expect(
      listOf(page, locale).getByRole('img', { name: say(locale, 'notices.warning') }),
    ).toHaveCount(1);
    await expectNoViolationIn(page, 'aside[data-notice-list]', locale);
    await listOf(page, locale).getByRole('link').first().click();
    await expect(page).toHaveURL(at(paths.contact(locale)));
  });

  test('notices fit at 320 px, and at 640 px in letters of double size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, at(paths.guide(locale)));
    for (const each of [plain(320), doubled(640)]) {
      await look(page, each);
      const list = listOf(page, locale);
      await expect(list).toBeVisible();
      expect(
        await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        each.name,
      ).toBeLessThanOrEqual(0);
      const { y = 0, height = 0 } = (await list.boundingBox()) ?? {};
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y, each.name).toBeGreaterThanOrEqual(y + height);
      const toolbar = await page.getByRole('banner').boundingBox();
      const first = await list.getByRole('strong').first().boundingBox();
      expect(first?.y, each.name).toBeGreaterThanOrEqual(
        (toolbar?.y ?? 0) + (toolbar?.height ?? Infinity),
      );
    }
  });

  test('a dismissed notice does not come back, in no language', async ({ page }) => {
    await open(page, at(paths.guide(locale)));
    await dismissButton(page, locale, 'now').press('Enter');
    await expectNotices(page, locale, ['here']);
    await expect(dismissButton(page, locale, 'here')).toBeFocused();
    await page.reload();
    await expectNotices(page, locale, ['here']);
    await dismissButton(page, locale, 'here').press('Enter');
    await expectNotices(page, locale, []);
    await expect(page.getByRole('main')).toBeFocused();
    for (const other of locales) {
      await open(page, at(paths.guide(other)));
      await expectNotices(page, other, []);
    }
  });
}

export function shownNotices(at: (path: string) => string) {
  for (const locale of locales) test.describe(locale, () => noticesIn(locale, at));

  test('a dismissed notice is hidden before the page is drawn, and moves nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(addUpShifts);
    await open(page, at(paths.guide('en')));
    await dismissButton(page, 'en', 'now').click();
    await dismissButton(page, 'en', 'here').click();
    await open(page, at(paths.guide('en')));
    await expectNotices(page, 'en', []);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  });

  test('a notice is gone from a site that was not built since', async ({ page }) => {
    await page.clock.setFixedTime('2100-01-01T00:30:00+03:00');
    await open(page, at(paths.guide('en')));
    await expectNotices(page, 'en', []);
  });

  test('a notice dismissed on a later page is gone after Back', async ({ page }) => {
    await open(page, at(paths.home('en')));
    await expectNotices(page, 'en', ['now']);
    const other = await page.context().newPage();
    await open(other, at(paths.trips('en')));
    await dismissButton(other, 'en', 'now').click();
    await comeBack(page);
    await expectNotices(page, 'en', []);
  });

  test('without storage a dismissed notice is gone until the next page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      });
    });
    await open(page, at(paths.home('tr')));
    await dismissButton(page, 'tr', 'now').click();
    await expectNotices(page, 'tr', []);
    await comeBack(page);
    await expectNotices(page, 'tr', []);
    await open(page, at(paths.home('tr')));
    await expectNotices(page, 'tr', ['now']);
  });

  test('the privacy page lets notices come back', async ({ page }) => {
    await open(page, at(paths.privacy('en')));
    await dismissButton(page, 'en', 'now').click();
    await page.reload();
    await page
      .getByRole('button', {
        name: `${say('en', 'privacy.forget')}: ${say('en', 'privacy.notices')}`,
      })
      .click();
    await page.reload();
    await expectNotices(page, 'en', ['now']);
  });

  test('paper has no notices', async ({ page }) => {
    await open(page, at(paths.guide('ar')));
    await page.emulateMedia({ media: 'print' });
    await expectNotices(page, 'ar', []);
  });

  test('below a notice the toolbar has the ground of the page, also over a picture', async ({
    page,
  }) => {
    await open(page, at(paths.home('en')));
    const ground = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    const toolbar = await page.getByRole('banner').evaluate((bar) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(bar, '::before');
      return { backgroundColor, backgroundImage, opacity };
    });
    expect(toolbar).toEqual({ backgroundColor: ground, backgroundImage: 'none', opacity: '1' });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the day of the build decides, and there is no button', async ({ page }) => {
      await page.goto(at(paths.destinations('tr')));
      await expectNotices(page, 'tr', ['now']);
      await expect(listOf(page, 'tr').getByRole('button')).toHaveCount(0);
    });
  });
}
