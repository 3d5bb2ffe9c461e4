import { paths } from '../../app/paths.ts';
import { cardParts, otherThan, watchPointer } from './support/card-in-page.ts';
import { scrollToMiddle } from './support/in-page.ts';
import { desktop, phone, shareOf } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

/*
 * A hand arrives, rests and presses. Cards change under it meanwhile, and whatever fades in must not
 * take the press.
 */

/**
 * Where a hand presses, and after how many milliseconds of rest: at once, half-way through what fades
 * in, after it.
 */
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

/**
 * Presses one card after another, in turns that are three apart, so that three engines press
 * everything once. Tells which presses led nowhere or would have.
 */
async function deadPresses(traveller: Traveller, path: string, turns: readonly number[]) {
  const dead: string[] = [];
  for (const turn of turns) {
    const { place, pause } = shareOf(traveller.window.engine, turn, presses);
    await traveller.moveTo({ x: 2, y: 300 });
    const card = Math.floor(turn / 2);
    await traveller.run(scrollToMiddle, cards, card);
    await traveller.rests();
    const { href, ...points } = await traveller.run(cardParts, cards, card);
    await traveller.run(watchPointer, points[place]);
    await traveller.moveTo(points[place], pause);
    const others = await traveller.run(otherThan, href);
    await traveller.window.press();
    const arrived = await traveller.arrives(href);
    const what = `${place} of ${href} after ${pause} ms`;
    if (others.length > 0) dead.push(`${what}: for a moment, ${others.join(', ')}`);
    if (!arrived) dead.push(`${what}: the press leads nowhere`);
    if (!arrived) continue;
    await traveller.back();
    expect(await traveller.arrives(path), `Back leads to ${path}`).toBe(true);
  }
  return dead;
}

// The same cards stand on home, under a sky whose drift takes two engines most of their time.
test('each part of a card of the catalogue can be pressed, however long the hand rests on it', ({
  travel,
}) =>
  travel(async (traveller) => {
    await traveller.open(paths.destinations('en'), desktop);
    expect(await deadPresses(traveller, paths.destinations('en'), [0, 3])).toEqual([]);
  }));

test('each part of a card of the Arabic catalogue can be pressed', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.destinations('ar'), phone);
    expect(await deadPresses(traveller, paths.destinations('ar'), [1])).toEqual([]);
  }));

test('each part of an article of the guide can be pressed', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.guide('en'), desktop);
    expect(await deadPresses(traveller, paths.guide('en'), [2])).toEqual([]);
  }));

test('the page stands still while cards rise in it, and when one is pointed at', ({ travel }) =>
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
