import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { sightPictureWords } from '../../app/content/picture-words.server.ts';
import { meteredLine } from '../support/line.ts';
import { twoFrames } from './support/frames.ts';
import { photoHosts, photoSelector, type PhotoAnswer } from './support/photos.ts';
import { addUpShifts, expectStill, shiftsOf } from './support/shifts.ts';
import { expect, open, test } from './support/test.ts';
import { articles, buttonIn, destinationWords, say } from './support/words.ts';
import { requestsOf } from './support/requests.ts';

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

/** Photos in view whose host has not answered yet. */
const photosUnderWay = (page: Page) =>
  page.locator(photoSelector).evaluateAll(
    (photos) =>
      photos.filter((photo) => {
        const { top, bottom } = photo.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && !Reflect.get(photo, 'complete');
      }).length,
  );

/** Scrolls through the page; in each position `look` must hold. */
async function walk(page: Page, look: () => Promise<unknown>) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 1300) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await look();
    await page.evaluate(twoFrames);
  }
}

const article = paths.article('en', 'cappadocia');

/** Opens a page and scrolls through it. @param pending The walk does not wait for photos. */
async function expectWhole(page: Page, path: string, pending = false) {
  await open(page, path);
  await walk(page, async () => {
    await expect.poll(() => brokenPictures(page)).toEqual([]);
    if (!pending) await expect.poll(() => photosUnderWay(page)).toBe(0);
  });
  expectStill(await shiftsOf(page), path);
}

const shownPhotos = (page: Page) => page.locator(`${photoSelector}[data-state=shown]`);

const visits: {
  answer: PhotoAnswer;
  path: string;
  come: boolean;
  pending?: true;
}[] = [
  // Faces differ by script: each page is seen in both scripts, and with both of these answers.
  { answer: 'ok', path: paths.destination('en', 'istanbul'), come: true },
  { answer: 'refused', path: paths.article('tr', 'cappadocia'), come: false },
  { answer: 'refused', path: paths.destination('ar', 'istanbul'), come: false },
  { answer: 'silent', path: article, come: false, pending: true },
  { answer: 'wrong type', path: article, come: false },
  { answer: 'missing', path: article, come: false },
  { answer: 'tiny', path: article, come: false },
  { answer: 'slow', path: article, come: true, pending: true },
  { answer: 'huge', path: article, come: true, pending: true },
  { answer: 'redirected', path: article, come: false, pending: true },
  { answer: 'script', path: article, come: false, pending: true },
];

for (const { answer, path, come, pending } of visits) {
  test.describe(() => {
    test.use({
      photos: answer,
      viewport: { width: 1280, height: 1400 },
      reducedMotion: 'no-preference',
      // The policy allows a redirect to no other host.
      expectedFaults: answer === 'redirected' ? /policy/i : undefined,
    });

    test(`photos ${answer}: ${path} shows no broken picture, and nothing moves by itself`, async ({
      page,
    }) => {
      await page.addInitScript(addUpShifts);
      await expectWhole(page, path, pending);
      if (come) await expect(shownPhotos(page)).not.toHaveCount(0);
      else if (answer === 'silent') await expect(shownPhotos(page)).toHaveCount(0);
      else await expect(page.locator(photoSelector)).toHaveCount(0);
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    });
  });
}

// A card's photo is shown or not; how a host fails does not matter.
for (const answer of ['ok', 'refused', 'silent'] as const) {
  test.describe(`photos ${answer}`, () => {
    test.use({ photos: answer });

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

test('home asks for no photo by itself, and nothing moves', async ({ page }) => {
  const asked = requestsOf(page, photoHosts);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(addUpShifts);
  await expectWhole(page, paths.home('ar'));
  expect(asked).toEqual([]);
});

test('photos that are switched off are asked of no host, until they are switched on', async ({
  page,
}) => {
  const asked = requestsOf(page, photoHosts);
  const sayPhotos = (key: Parameters<typeof say>[1]) =>
    page.getByText(say('ar', key), { exact: true });
  const card = page.getByRole('article').first();
  await open(page, paths.privacy('ar'));
  await expect(sayPhotos('privacy.photosOn')).toBeVisible();
  await buttonIn(page, 'ar', 'privacy.switchOff').click();
  await expect(sayPhotos('privacy.photosOff')).toBeVisible();

  await open(page, paths.destinations('ar'));
  const sprite = page.waitForResponse(/-hover\.avif$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.hover();
  await sprite;
  for (const path of [paths.article('ar', 'cappadocia'), paths.destination('ar', 'istanbul')]) {
    await open(page, path);
    await walk(page, () => expect.poll(() => brokenPictures(page)).toEqual([]));
  }
  await expect(page.locator(photoSelector)).toHaveCount(0);
  expect(asked).toEqual([]);

  await open(page, paths.privacy('ar'));
  await buttonIn(page, 'ar', 'privacy.switchOn').click();
  await expect(sayPhotos('privacy.photosOn')).toBeVisible();
  await open(page, paths.destinations('ar'));
  await card.hover();
  await expect(card.getByText(say('ar', 'photo.credit'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no photo is fetched, and a figure shows its drawing', async ({ page }) => {
    const asked = requestsOf(page, photoHosts);
    await page.goto(article);
    const drawing = page.getByRole('figure').locator('[aria-hidden=true] img').first();
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
    // A photo would have been asked for at the same moment.
    await expect.poll(() => drawing.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    expect(asked).toEqual([]);
    const [photo] = articles.find(({ id }) => id === 'cappadocia')?.facts.photos ?? [];
    const caption = page.locator('figure:has([data-photo]) figcaption').first();
    const drawn = sightPictureWords('en', photo?.sight, 'cappadocia');
    await expect(caption).toHaveText(`${drawn}.`, { useInnerText: true });
  });
});

test.describe('with Save-Data', () => {
  test.use({ line: meteredLine });

  test('no photo of another host is asked for', async ({ page }) => {
    const asked = requestsOf(page, photoHosts);
    await open(page, article);
    await walk(page, () => expect.poll(() => brokenPictures(page)).toEqual([]));
    expect(asked).toEqual([]);
  });
});

test('requests to photo hosts carry no referrer and no cookies', async ({ page }) => {
  const asked = page.waitForRequest(photoHosts);
  await open(page, article);
  await page.locator(photoSelector).first().scrollIntoViewIfNeeded();
  const headers = await (await asked).allHeaders();
  expect(headers['referer'] ?? '').toBe('');
  expect(headers['cookie'] ?? '').toBe('');
});
