import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from './support/facts.ts';
import { expect, open, test } from './support/test.ts';
import { say, tagName } from './support/words.ts';

/** Notes which named parts of the page go from their old place to a new one, transition by transition. */
function noteMoves() {
  const moves: string[][] = [];
  Object.assign(globalThis, { moves });
  const start = document.startViewTransition.bind(document);

  const note = async (transition: ViewTransition) => {
    await transition.ready;
    const animated = document.getAnimations().flatMap(({ effect }) => {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      const [, part, name] = pseudo?.match(/^::view-transition-(old|new)\(([\w-]+)\)$/) ?? [];
      return part && name ? [{ part, name }] : [];
    });
    const namesOf = (wanted: string) =>
      animated.filter(({ part }) => part === wanted).map(({ name }) => name);
    const after = namesOf('new');
    moves.push([...new Set(namesOf('old'))].filter((name) => after.includes(name)));
  };

  document.startViewTransition = (options) => {
    const transition = start(options);
    void note(transition);
    return transition;
  };
}

const lastMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: string[][] = Reflect.get(globalThis, 'moves');
    return moves.at(-1) ?? [];
  });

const countMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: string[][] = Reflect.get(globalThis, 'moves');
    return moves.length;
  });

test.beforeEach(({ page }) => page.addInitScript(noteMoves));

for (const locale of locales) {
  test(`${locale}: a filter moves the cards that stay`, async ({ page }) => {
    await open(page, paths.destinations(locale));
    await page.getByRole('button', { name: tagName(locale, 'historical'), exact: true }).click();
    const stay = destinationFacts.filter(({ tags }) => tags.includes('historical'));
    for (const { id } of stay) await expect.poll(() => lastMoves(page)).toContain(id);
    expect(await lastMoves(page)).not.toContain('antalya');
  });

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
