import { paths } from '../../app/paths.ts';
import { cardParts, scrollToMiddle } from './support/in-page.ts';
import { desktop, phone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

/*
 * A hand arrives, rests and presses. Cards change under it meanwhile, and whatever fades in must not
 * take the press.
 */

/** Milliseconds between arriving and pressing: at once, half-way through what fades in, after it. */
const pauses = [0, 200, 600];
const places = ['name', 'lower part', 'picture'] as const;
const cards = 'main article:has(a)';

/** Presses one place after another, each on another card, and tells which presses led nowhere. */
async function deadPresses(traveller: Traveller, path: string, resting: readonly number[]) {
  const dead: string[] = [];
  const { length } = await traveller.run(
    (selector) => [...document.querySelectorAll(selector)].map(({ tagName }) => tagName),
    cards,
  );
  let turn = 0;
  for (const pause of resting) {
    for (const place of places) {
      const index = turn % length;
      turn += 1;
      await traveller.moveTo({ x: 2, y: 300 });
      await traveller.run(scrollToMiddle, cards, index);
      await traveller.rests();
      const { href, ...parts } = await traveller.run(cardParts, cards, index);
      await traveller.press(parts[place], pause);
      if (!(await traveller.arrives(href))) {
        dead.push(`${place} of ${href}, pressed after ${pause} ms`);
        continue;
      }
      await traveller.back();
      expect(await traveller.arrives(path), `Back leads to ${path}`).toBe(true);
    }
  }
  return dead;
}

test('each part of a destination on home can be pressed, however long the hand rests on it', async ({
  traveller,
}) => {
  await traveller.open(paths.home('en'), desktop);
  expect(await deadPresses(traveller, paths.home('en'), pauses)).toEqual([]);
});

test('each part of a card of the Arabic catalogue can be pressed', async ({ traveller }) => {
  await traveller.open(paths.destinations('ar'), phone);
  expect(await deadPresses(traveller, paths.destinations('ar'), [200])).toEqual([]);
});

test('each part of an article of the guide can be pressed', async ({ traveller }) => {
  await traveller.open(paths.guide('en'), desktop);
  expect(await deadPresses(traveller, paths.guide('en'), [200])).toEqual([]);
});
