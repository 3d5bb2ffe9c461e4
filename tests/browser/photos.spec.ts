import type { Page, Request } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { photoHosts, photoSelector, type PhotoAnswer } from './support/photos.ts';
import { addUpShifts, shiftsOf } from './support/shifts.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, say } from './support/words.ts';

/** Pictures that are drawn, or should be, and show nothing or the browser's broken sign. */
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

/** As above, but of our own pictures only. */
const drawnPictures = async (page: Page) =>
  (await brokenPictures(page)).filter((address) => !photoHosts.test(address));

/** Goes through the page screen by screen; on each, every picture must come. */
async function walk(page: Page, broken = () => brokenPictures(page)) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(broken).toEqual([]);
  }
}

const article = paths.article('en', 'cappadocia');
/** Home asks for no photo by itself: `no photo is asked for` walks through it. */
const pages = [paths.destination('en', 'istanbul'), article];
const answers: PhotoAnswer[] = ['ok', 'refused', 'silent', 'wrong type', 'missing', 'tiny'];

/** Hosts that are odder still: with what becomes of the photos they send. */
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

    // To a card a photo comes or does not: it asks no host why.
    if (!['ok', 'refused', 'silent'].includes(answer)) return;
    test('a card has a picture when hovered, and a credit only for a photo', async ({ page }) => {
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
    // The policy knows no other hosts than ours: a photo that moved to another one stays away.
    test.use({ photos: answer, expectedFaults: /policy/i });

    test('the drawings stay until a photo is there, and nothing moves', async ({ page }) => {
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

test('no photo is asked for before a visitor points at its card', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (photoHosts.test(request.url())) asked.push(request.url());
  });
  await open(page, paths.home('en'));
  await walk(page);
  expect(asked).toEqual([]);
});

test('photos that are switched off are asked of no host, until they are switched on', async ({
  page,
}) => {
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

  test('no photo is asked for, and a figure says whose it would be', async ({ page }) => {
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

test('photo hosts learn nothing about the visitor but which photo is wanted', async ({ page }) => {
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
