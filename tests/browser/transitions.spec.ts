import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/specification.ts';
import { expect, open, test } from './support/test.ts';
import { say, tagName } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

/** What moves in one transition, and the properties that are animated for it. */
type Moves = { name: string; animates: string[] }[];

/** Notes which named parts of the page go from their old place to a new one, transition by transition. */
function noteMoves() {
  const moves: Moves[] = [];
  Object.assign(globalThis, { moves });
  const start = document.startViewTransition.bind(document);

  const note = async (transition: ViewTransition) => {
    await transition.ready;
    // What the page itself does then, it has done by the next frame.
    await new Promise(requestAnimationFrame);
    // Only what is on both pages has an animation of its group.
    const noted = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const [, name] = effect.pseudoElement?.match(/^::view-transition-group\(([\w-]+)\)$/) ?? [];
      const animates = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      return name ? [{ name, animates }] : [];
    });
    moves.push(noted);
  };

  document.startViewTransition = (options) => {
    const transition = start(options);
    void note(transition);
    return transition;
  };
}

const movesOf = (page: Page) =>
  page.evaluate(() => {
    const moves: Moves[] = Reflect.get(globalThis, 'moves');
    return moves;
  });

const lastMoves = async (page: Page) => (await movesOf(page)).at(-1)?.map(({ name }) => name) ?? [];

const countMoves = async (page: Page) => (await movesOf(page)).length;

test.beforeEach(({ page }) => page.addInitScript(noteMoves));

for (const locale of ['tr'] as const) {
  test(`${locale}: a filter moves the cards that stay`, async ({ page }) => {
    await open(page, paths.destinations(locale));
    await page.getByRole('button', { name: tagName(locale, 'historical'), exact: true }).click();
    const stay = destinationFacts.filter(({ tags }) => tags.includes('historical'));
    for (const { id } of stay) await expect.poll(() => lastMoves(page)).toContain(id);
    expect(await lastMoves(page)).not.toContain('antalya');
  });
}

for (const locale of ['ar'] as const) {
  test(`${locale}: a card grows into its page, and the page goes back into it`, async ({
    page,
  }) => {
    await open(page, paths.home(locale));
    await page.getByRole('main').getByRole('article').nth(1).click();
    await expect(page).toHaveURL(paths.destination(locale, 'cappadocia'));
    await expect.poll(() => lastMoves(page)).toContain('cappadocia');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'hero.headline'));
    await expect.poll(() => countMoves(page)).toBe(2);
    expect(await lastMoves(page)).toContain('cappadocia');
    // Its width and height would be laid out anew in every frame.
    for (const moves of await movesOf(page)) {
      const growth = moves.find(({ name }) => name === 'cappadocia');
      expect(growth?.animates).toContain('transform');
      expect(growth?.animates).not.toContain('width');
    }
  });
}

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('pages and filters change at once', async ({ page }) => {
    await open(page, paths.destinations('en'));
    await page.getByRole('button', { name: tagName('en', 'beach'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect.poll(() => countMoves(page)).toBe(1);
    expect(await lastMoves(page)).toEqual([]);
  });
});
