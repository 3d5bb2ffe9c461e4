import type { Page, Request } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { photoHosts, photoSelector, type PhotoAnswer } from './support/photos.ts';
import { addUpShifts, shiftsOf } from './support/shifts.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, say } from './support/words.ts';

/** Visible pictures that are empty or broken. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility({ opacityProperty: true }))
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );

const drawnPictures = async (page: Page) =>
  (await brokenPictures(page)).filter((address) => !photoHosts.test(address));

/** Scrolls through the page and expects every picture to load. */
async function walk(page: Page, broken = () => brokenPictures(page)) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(broken).toEqual([]);
  }
}

const article = paths.article('en', 'cappadocia');
/** Home loads no photo without a hover. */
const pages = [paths.destination('en', 'istanbul'), article];
const answers: PhotoAnswer[] = ['ok', 'refused', 'silent', 'wrong type', 'missing', 'tiny'];

/** Unusual answers of hosts, and whether their photo is shown. */
const odd = [
  { answer: 'slow', comes: true },
  { answer: 'huge', comes: true },
  { answer: 'redirected', comes: false },
  { answer: 'script', comes: false },
] as const;

for (const answer of answers) {
  test.describe(`photos: ${answer}`, () => {
    test.use({ photos: answer });

    test('no page shows a broken picture', async ({ page }) => {
      for (const path of answer === 'ok' || answer === 'refused' ? pages : [article]) {
        await open(page, path);
        await walk(page);
        if (answer !== 'ok' && answer !== 'silent') {
          await expect(page.locator(photoSelector)).toHaveCount(0);
        }
      }
    });

    if (!['ok', 'refused', 'silent'].includes(answer)) return;
    test('a hovered card has a picture, and a credit only for a photo', async ({ page }) => {
      await open(page, paths.destinations('en'));
      const { title, imageAlt } = destinationWords('en', 'istanbul');
      const card = page.getByRole('article').filter({ hasText: title });
      await card.hover();
      await expect(card.getByText(/\$/)).toBeVisible();
      await expect(card.getByRole('img', { name: imageAlt })).toBeVisible();
      await expect.poll(() => brokenPictures(page)).toEqual([]);
      await expect(card.getByText(say('en', 'photo.credit'))).toBeVisible({
        visible: answer === 'ok',
      });
    });
  });
}

for (const { answer, comes } of odd) {
  test.describe(`photos: ${answer}`, () => {
    // The policy blocks a redirect to an unknown host.
    test.use({ photos: answer, expectedFaults: /policy/i });

    test('the drawings stay until a photo has loaded, and nothing moves', async ({ page }) => {
      await page.addInitScript(addUpShifts);
      await open(page, paths.article('en', 'cappadocia'));
      await walk(page, () => drawnPictures(page));
      if (comes)
        await expect(page.locator(`${photoSelector}[data-state=shown]`)).not.toHaveCount(0);
      else await expect(page.locator(photoSelector)).toHaveCount(0);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    });
  });
}

test('no photo is fetched before its card is hovered', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (photoHosts.test(request.url())) asked.push(request.url());
  });
  await open(page, paths.home('en'));
  await walk(page);
  expect(asked).toEqual([]);
});

test('switched-off photos are not fetched until they are switched on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (photoHosts.test(request.url())) asked.push(request.url());
  });
  const sayPhotos = (key: Parameters<typeof say>[1]) =>
    page.getByText(say('ar', key), { exact: true });
  const card = page.getByRole('article').first();
  await open(page, paths.privacy('ar'));
  await expect(sayPhotos('privacy.photosOn')).toBeVisible();
  await page.getByRole('button', { name: say('ar', 'privacy.switchOff'), exact: true }).click();
  await expect(sayPhotos('privacy.photosOff')).toBeVisible();

  await open(page, paths.destinations('ar'));
  const sprite = page.waitForResponse(/-hover\.avif$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.hover();
  await sprite;
  await open(page, paths.article('ar', 'cappadocia'));
  await walk(page);
  expect(asked).toEqual([]);

  await open(page, paths.privacy('ar'));
  await page.getByRole('button', { name: say('ar', 'privacy.switchOn'), exact: true }).click();
  await expect(sayPhotos('privacy.photosOn')).toBeVisible();
  await open(page, paths.destinations('ar'));
  await card.hover();
  await expect(card.getByText(say('ar', 'photo.credit'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no photo is fetched, and a figure still shows its credit', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (photoHosts.test(request.url())) asked.push(request.url());
    });
    await page.goto(article);
    const figure = page
      .getByRole('figure')
      .filter({ has: page.getByRole('link') })
      .first();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toContainText(say('en', 'photo.credit'));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

test('requests to photo hosts carry no referrer and no cookies', async ({ page }) => {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (photoHosts.test(request.url())) asked.push(request);
  });
  await open(page, paths.article('en', 'cappadocia'));
  await walk(page);
  expect(asked.length).toBeGreaterThan(0);
  for (const request of asked) {
    const headers = await request.allHeaders();
    expect(headers['referer'] ?? '').toBe('');
    expect(headers['cookie'] ?? '').toBe('');
  }
});
