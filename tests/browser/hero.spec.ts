import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

/** The distance of each balloon from its start, in pixels. */
const positions = () =>
  [...document.querySelectorAll('[data-balloon]')].map((balloon) => {
    const { x, y } = balloon.getBoundingClientRect();
    return `${x} ${y}`;
  });

/** Opacity of each burner's flare that is shown. */
const flares = () =>
  [...document.querySelectorAll('[data-flare]')]
    .filter((flare) => flare.checkVisibility())
    .map((flare) => Number(getComputedStyle(flare).opacity));

test('every balloon drifts at its own pace, some burners flare at different times, and nothing moves off screen', async ({
  page,
}) => {
  await open(page, paths.home('en'));
  const balloons = page.locator('[data-balloon]');
  const isDrawn = () =>
    balloons.first().evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
  await test.step('balloons', async () => {
    const before = await page.evaluate(positions);
    await expect
      .poll(async () => {
        const now = await page.evaluate(positions);
        return now.filter((place, index) => place === before[index]);
      })
      .toEqual([]);
    const paces = await balloons.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).getPropertyValue('--drift-seconds')),
    );
    expect(new Set(paces).size).toBeGreaterThan(paces.length / 2);
  });
  await test.step('burners', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 860 });
      const shown = await page.evaluate(flares);
      expect(shown.length).toBeGreaterThan(2);
      expect(shown.length).toBeLessThan(await balloons.count());
      await expect.poll(async () => new Set(await page.evaluate(flares)).size).toBeGreaterThan(1);
    }
  });
  await test.step('off screen', async () => {
    await expect.poll(isDrawn).toBe(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(false);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect.poll(isDrawn).toBe(true);
  });
});

/** How many endless animations run, and how many are paused. */
const endless = () => {
  const states = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
    .map(({ playState }) => playState);
  return {
    running: states.filter((state) => state === 'running').length,
    paused: states.filter((state) => state === 'paused').length,
  };
};

test('a press pauses all that moves without end, here and on later visits', async ({ page }) => {
  await open(page, paths.home('ar'));
  const pause = buttonIn(page, 'ar', 'hero.pause');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  const { running, paused } = await page.evaluate(endless);
  expect(running).toBeGreaterThan(10);
  expect(paused).toBe(0);
  await pause.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(endless)).toEqual({ running: 0, paused: running });
  await page.reload();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(endless)).toEqual({ running: 0, paused: running });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(endless)).toEqual({ running, paused: 0 });
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the hero is complete and does not move', async ({ page }) => {
    await open(page, paths.home('en'));
    expect(await page.evaluate(endless)).toEqual({ running: 0, paused: 0 });
    expect(new Set(await page.evaluate(flares))).toEqual(new Set([0]));
    await expect(page.locator('[data-balloon]').first()).toBeVisible();
    await expect(buttonIn(page, 'en', 'hero.pause')).toBeHidden();
  });
});

test('the picture is the same in both themes', async ({ page }) => {
  const shown = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, paths.home('en'));
    shown.push(await page.screenshot());
  }
  expect(shown[0]?.equals(shown[1] ?? Buffer.of())).toBe(true);
});
