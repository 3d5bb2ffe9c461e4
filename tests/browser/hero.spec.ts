import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';

const lights = [
  ['02:30', 'night'],
  ['06:00', 'dawn'],
  ['12:00', 'day'],
  ['18:30', 'dusk'],
  ['22:00', 'night'],
] as const;

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the hero lies in the light of the hour in Türkiye', async ({ page }) => {
    for (const [time, light] of lights) {
      await page.clock.setFixedTime(new Date(`2026-05-10T${time}:00+03:00`));
      await open(page, paths.home('en'));
      await expect(page.locator('[data-light]'), time).toHaveAttribute('data-light', light);
    }
  });
});

/** How far the balloons are from where they began, each in pixels. */
const positions = () =>
  [...document.querySelectorAll('[data-balloon]')].map((balloon) => {
    const { x, y } = balloon.getBoundingClientRect();
    return `${x} ${y}`;
  });

test('every balloon drifts, each in its own time', async ({ page }) => {
  await open(page, paths.home('en'));
  const balloons = page.locator('[data-balloon]');
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

test('the hero rests off screen', async ({ page }) => {
  await open(page, paths.home('en'));
  const isDrawn = () =>
    page
      .locator('[data-balloon]')
      .first()
      .evaluate((balloon) => balloon.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(false);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing in the hero moves, and all of it is there', async ({ page }) => {
    await open(page, paths.home('en'));
    const moving = await page
      .getByRole('region', { name: await page.getByRole('heading', { level: 1 }).innerText() })
      .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await expect(page.locator('[data-balloon]').first()).toBeVisible();
  });
});
