import type { Page } from '@playwright/test';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { closureOf } from '../../app/prices/closures.server.ts';
import { until, why } from '../support/closed.ts';
import { personId, titleOfNotice, type NoticeId } from '../support/made-up.ts';
import { altOfOwnPhoto } from '../support/own-photo.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { serveMadeUp } from './support/copy-with-made-up.ts';
import { doubled, look, plain } from './support/looks.ts';
import { comeBack } from './support/page-cache.ts';
import { openPlaces } from './support/planner-folds.ts';
import { addUpShifts, expectStill, shiftsOf } from './support/shifts.ts';
import { expect, open, test as base } from './support/test.ts';
import {
  buttonIn,
  destinations,
  destinationWords,
  forgetIn,
  regionIn,
  say,
} from './support/words.ts';
import { expectGroundOfPage } from './support/ground.ts';

/* A copy of the site, to which notices, a closed place and photos of our own were added. */

// One worker, because the copy is built for each.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { copy: string }>({
  copy: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { origin, stop } = await serveMadeUp();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ copy }, use) => use(copy),
});

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

for (const locale of locales) {
  test(`${locale}: a notice leads on in its language, and is on the pages that it names`, async ({
    page,
  }) => {
    await open(page, paths.credits(locale));
    await expectNotices(page, locale, ['now']);
    await expect(listOf(page, locale).getByRole('status')).toHaveCount(0);
    await open(page, paths.guide(locale));
    await expectNotices(page, locale, ['now', 'here']);
    await expect(listOf(page, locale).getByRole('status')).toContainText(
      titleOfNotice('here', locale),
    );
    await expect(
      listOf(page, locale).getByRole('img', { name: say(locale, 'notices.warning') }),
    ).toHaveCount(1);
    await expectNoViolationIn(page, 'aside[data-notice-list]', locale);
    await listOf(page, locale).getByRole('link').first().click();
    await expect(page).toHaveURL(paths.contact(locale));
  });

  test(`${locale}: notices fit at 320 px, and at 640 px in letters of double size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, paths.guide(locale));
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

  test(`${locale}: a dismissed notice does not come back, in no language`, async ({ page }) => {
    await open(page, paths.guide(locale));
    await dismissButton(page, locale, 'now').press('Enter');
    await expectNotices(page, locale, ['here']);
    await expect(dismissButton(page, locale, 'here')).toBeFocused();
    await page.reload();
    await expectNotices(page, locale, ['here']);
    await dismissButton(page, locale, 'here').press('Enter');
    await expectNotices(page, locale, []);
    await expect(page.getByRole('main')).toBeFocused();
    for (const other of locales) {
      await open(page, paths.guide(other));
      await expectNotices(page, other, []);
    }
  });
}

test('a dismissed notice is hidden before the page is drawn, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(addUpShifts);
  await open(page, paths.guide('en'));
  await dismissButton(page, 'en', 'now').click();
  await dismissButton(page, 'en', 'here').click();
  await open(page, paths.guide('en'));
  await expectNotices(page, 'en', []);
  expectStill(await shiftsOf(page));
});

test('a notice is gone from a site that was not built since', async ({ page }) => {
  await page.clock.setFixedTime('2100-01-01T00:30:00+03:00');
  await open(page, paths.guide('en'));
  await expectNotices(page, 'en', []);
});

test('a notice dismissed on a later page is gone after Back', async ({ page }) => {
  await open(page, paths.home('en'));
  await expectNotices(page, 'en', ['now']);
  const other = await page.context().newPage();
  await open(other, paths.trips('en'));
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
  await open(page, paths.home('tr'));
  await dismissButton(page, 'tr', 'now').click();
  await expectNotices(page, 'tr', []);
  await comeBack(page);
  await expectNotices(page, 'tr', []);
  await open(page, paths.home('tr'));
  await expectNotices(page, 'tr', ['now']);
});

test('the privacy page lets notices come back', async ({ page }) => {
  await open(page, paths.privacy('en'));
  await dismissButton(page, 'en', 'now').click();
  await page.reload();
  await forgetIn(page, 'en', 'privacy.notices').click();
  await page.reload();
  await expectNotices(page, 'en', ['now']);
});

test('paper has no notices', async ({ page }) => {
  await open(page, paths.guide('ar'));
  await page.emulateMedia({ media: 'print' });
  await expectNotices(page, 'ar', []);
});

test('below a notice the toolbar has the ground of the page, also over a picture', async ({
  page,
}) => {
  await open(page, paths.home('en'));
  await expectGroundOfPage(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the day of the build decides, and there is no button', async ({ page }) => {
    await page.goto(paths.destinations('tr'));
    await expectNotices(page, 'tr', ['now']);
    await expect(listOf(page, 'tr').getByRole('button')).toHaveCount(0);
  });
});

test('the planner tells of a closed stop, does not price it and does not offer it', async ({
  page,
}) => {
  // The build writes the same marks in each language, so that one has the day.
  const locale = 'ar';
  const { title, inText = title } = destinationWords(locale, 'pamukkale');
  const says = closureOf(locale, { closed: { until, why } }, inText)?.says ?? '';
  const { price = 0 } = destinations.find(({ id }) => id === 'istanbul')?.facts ?? {};
  await page.goto(paths.plan(locale, 'stops=istanbul.3,pamukkale.2'));
  const total = regionIn(page, locale, 'plan.total');
  await expect(total).toContainText(says);
  await expect(total).toContainText(
    say(locale, 'price.from', { price: formatPrice(locale, price) }),
  );
  await expect(total).not.toContainText(say(locale, 'price.row', { place: title, nights: 2 }));
  await openPlaces(page, locale);
  const add = regionIn(page, locale, 'plan.add');
  // The copy has a seventh place.
  await expect(add.getByRole('button')).toHaveCount(destinations.length);
  await expect(add).toContainText(says);
});

const shownPhoto = (page: Page, alt: string | RegExp) =>
  page.getByRole('img', { name: alt }).and(page.locator('[data-state=shown]'));

test('photos of our own are shown with their author, also where those of other hosts are switched off', async ({
  page,
}) => {
  await open(page, paths.privacy('tr'));
  await buttonIn(page, 'tr', 'privacy.switchOff').click();

  await open(page, paths.article('tr', 'cappadocia'));
  const alt = altOfOwnPhoto('tr');
  const figure = page.getByRole('figure').filter({ hasText: 'Ayşe' });
  await figure.scrollIntoViewIfNeeded();
  await expect(shownPhoto(page, alt)).toBeInViewport();
  await expect(shownPhoto(page, alt)).toHaveCSS('object-position', '0% 100%');
  await expect(figure.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();

  await open(page, paths.contact('tr'));
  await page.locator(`#person-${personId}`).scrollIntoViewIfNeeded();
  await expect(shownPhoto(page, /Ayşe/)).toBeInViewport();
});
