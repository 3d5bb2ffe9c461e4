import type { Locator, Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { meteredLine } from '../support/line.ts';
import { expectSeen } from './support/seen.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords } from './support/words.ts';
import { requestsOf } from './support/requests.ts';

test.use({ reducedMotion: 'no-preference' });

const requestedAnimations = (page: Page) => requestsOf(page, /\/art\/([\w-]+)-hover\./);

const cardOf = (page: Page, scene: string) =>
  page.getByRole('article').and(page.locator(`[data-scene="${scene}"]`));

const positionOf = async (thing: Locator) => {
  const { x = 0, y = 0 } = (await thing.boundingBox()) ?? {};
  return { x, y };
};

for (const { name, path, first, second } of [
  { name: 'destinations', path: paths.destinations('en'), first: 'istanbul', second: 'cappadocia' },
  {
    name: 'articles',
    path: paths.guide('ar'),
    first: 'guide-cappadocia',
    second: 'guide-istanbul',
  },
]) {
  test(`${name}: hover and keyboard focus load a card's animation once, and it moves`, async ({
    page,
  }) => {
    const requested = requestedAnimations(page);
    await open(page, path);
    expect(requested).toEqual([]);

    const card = cardOf(page, first);
    await card.hover();
    const thing = card.locator(`[data-hover-animation="${first}"] > * > *`).last();
    await expect(thing).toBeAttached();
    const before = await positionOf(thing);
    await expect.poll(() => positionOf(thing)).not.toEqual(before);
    expect(requested).toEqual([first]);

    await page.mouse.move(2, 2);
    // The last link of the card, so that Tab leads to the next card.
    await cardOf(page, first).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(cardOf(page, second).getByRole('link').first()).toBeFocused();
    await expect(cardOf(page, second).locator('[data-hover-animation]')).toBeAttached();
    expect(requested).toEqual([first, second]);
  });
}

for (const [who, options] of [
  ['with less motion', { reducedMotion: 'reduce' }],
  ['by touch', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
  ['with a browser that saves data', { line: meteredLine }],
] as const) {
  test.describe(who, () => {
    test.use(options);

    test('no animation is requested', async ({ page }) => {
      const requested = requestedAnimations(page);
      await open(page, paths.destinations('en'));
      const card = cardOf(page, 'istanbul');
      await card.hover();
      await card.getByRole('link').first().focus();
      // The words are shown at the moment at which a sprite would be requested.
      await expectSeen(card.getByText(destinationWords('en', 'istanbul').description));
      expect(requested).toEqual([]);
    });
  });
}
