import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { expect, open, test } from './support/test.ts';
import { linkIn, say, tagButtonName } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

/** Records the named elements that move in each transition of the page. */
function noteMoves() {
  const moves: string[][] = [];
  Object.assign(globalThis, { moves });
  const note = async ({ ready }: ViewTransition) => {
    const isReady = await ready.then(
      () => true,
      () => false,
    );
    if (!isReady) return;
    // Only elements on both pages have a group animation.
    moves.push(
      document.getAnimations().flatMap(({ effect }) => {
        const place = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
        return place?.match(/^::view-transition-group\(([\w-]+)\)$/)?.[1] ?? [];
      }),
    );
  };
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) void note(viewTransition);
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    void note(transition);
    return transition;
  };
}

const movesOf = (page: Page) =>
  page.evaluate(() => {
    const moves: string[][] = Reflect.get(globalThis, 'moves');
    return moves;
  });

const lastMoves = async (page: Page) => (await movesOf(page)).at(-1) ?? [];

test.beforeEach(({ page }) => page.addInitScript(noteMoves));

test('filtering moves the remaining cards', async ({ page }) => {
  const locale = 'tr';
  await open(page, paths.destinations(locale));
  await page
    .getByRole('button', { name: tagButtonName(locale, 'historical'), exact: true })
    .click();
  const stay = destinationFacts.filter(({ tags }) => tags.includes('historical'));
  for (const { id } of stay) await expect.poll(() => lastMoves(page)).toContain(id);
  expect(await lastMoves(page)).not.toContain('antalya');
});

/** Runs in the page: whether a view transition runs, which then stays as it is. */
function holdMove() {
  const parts = document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    );
  for (const part of parts) part.pause();
  return parts.length > 0;
}

test('a press counts while the page moves', async ({ page }) => {
  await open(page, paths.destinations('en'));
  const tag = (id: string) =>
    page.getByRole('button', { name: tagButtonName('en', id), exact: true });
  const held = page.waitForFunction(holdMove);
  await tag('historical').click();
  await held;
  await tag('beach').click({ force: true });
  await expect(tag('beach')).toHaveAttribute('aria-pressed', 'true');
});

test('only the pressed card grows into its page, and shrinks back after Back', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.home(locale));
  await page.getByRole('main').getByRole('article').nth(1).click();
  await expect(page).toHaveURL(paths.destination(locale, 'cappadocia'));
  await expect.poll(() => lastMoves(page)).toEqual(expect.arrayContaining(['cappadocia']));
  const others = (await lastMoves(page)).filter((name) => name !== 'cappadocia');
  expect(others).toEqual(['toolbar']);
  await expect(page.locator('html[data-changes-page], [data-growing]')).toHaveCount(0);

  // The first frame could be due before the card is parsed.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
  await linkIn(page, locale, 'home.allDestinations').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(locale, 'destinations.title'),
  );
  await expect.poll(() => lastMoves(page)).toEqual(expect.arrayContaining(['cappadocia']));
});

test('other links change the page without a growing card', async ({ page }) => {
  await open(page, paths.home('en'));
  await linkIn(page.getByRole('banner'), 'en', 'nav.destinations').click();
  await expect(page).toHaveURL(paths.destinations('en'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('pages and filters change at once', async ({ page }) => {
    await open(page, paths.destinations('en'));
    await page.getByRole('button', { name: tagButtonName('en', 'beach'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    expect(await lastMoves(page)).toEqual([]);
    await page.getByRole('main').getByRole('article').click();
    await expect(page).toHaveURL(paths.destination('en', 'antalya'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await movesOf(page)).toEqual([]);
  });
});
