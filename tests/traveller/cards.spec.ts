import { paths } from '../../app/paths.ts';
import { cardParts, otherThan, scrollToMiddle, watchPointer } from './support/in-page.ts';
import { desktop, phone, shareOf } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

/** `pause` in milliseconds: at once, during the fade of a card pointed at, after it. */
const presses = [
  { place: 'name', pause: 0 },
  { place: 'lower part', pause: 200 },
  { place: 'picture', pause: 600 },
  { place: 'lower part', pause: 0 },
  { place: 'name', pause: 200 },
  { place: 'lower part', pause: 600 },
] as const;
const cards = 'main article:has(a)';

test.use({ moves: true });

/** Over all turns, each engine's and the next one's, every place is pressed after every pause. */
async function failedPresses(traveller: Traveller, path: string, turns: readonly number[]) {
  const failed: string[] = [];
  for (const turn of turns) {
    const { place, pause } = shareOf(traveller.window.engine, turn, presses);
    await traveller.moveTo({ x: 2, y: 300 });
    const card = Math.floor(turn / 2);
    await traveller.bring(cards, card);
    const { href, ...points } = await traveller.run(cardParts, cards, card);
    await traveller.run(watchPointer, points[place]);
    await traveller.moveTo(points[place], pause);
    const others = await traveller.run(otherThan, href);
    await traveller.window.press();
    const arrived = await traveller.arrives(href);
    const what = `${place} of ${href} after ${pause} ms`;
    if (others.length > 0) failed.push(`${what}: for a moment, ${others.join(', ')}`);
    if (!arrived) failed.push(`${what}: the press leads nowhere`);
    if (!arrived) continue;
    await traveller.back();
    expect(await traveller.arrives(path), `Back leads to ${path}`).toBe(true);
  }
  return failed;
}

// The home page has the same cards, and an animated sky that slows Firefox and WebKit.
for (const [what, path, size, turns] of [
  ['a card of the catalogue', paths.destinations('en'), desktop, [0, 2]],
  ['a card of the Arabic catalogue', paths.destinations('ar'), phone, [4]],
  ['an article of the guide', paths.guide('en'), desktop, [1]],
] as const)
  test(`each part of ${what} can be pressed, however long the hand rests on it`, ({ travel }) =>
    travel(async (traveller) => {
      await traveller.open(path, size);
      expect(await failedPresses(traveller, path, turns)).toEqual([]);
    }));

test('the page does not scroll while cards rise in it, and when one is pointed at', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.home('en'), phone);
    await traveller.moveTo({ x: 2, y: 300 });
    await traveller.run(scrollToMiddle, cards, 3);
    const { top } = await traveller.where();
    await traveller.rests();
    const { picture } = await traveller.run(cardParts, cards, 3);
    await traveller.moveTo(picture, 600);
    expect(Math.abs((await traveller.where()).top - top)).toBeLessThanOrEqual(1);
  }));
