import { paths } from '../../app/paths.ts';
import { cardParts } from './support/in-page.ts';
import { desktop, phone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

/** Engines round: two pixels are no difference. */
async function scrollsTo(traveller: Traveller, wanted: number) {
  if (await traveller.sees((top) => Math.abs(scrollY - top) <= 2, wanted)) return wanted;
  return (await traveller.where()).top;
}

test('Back and Forward find each page where it was left', ({ travel }) =>
  travel(async (traveller) => {
    const home = paths.home('en');
    await traveller.open(home, phone);
    await traveller.moveTo({ x: 200, y: 400 });
    await traveller.wheel(500);
    const cards = 'main article:has(h3 a)';
    await traveller.bring(cards, 2);
    const left = await traveller.where();
    const { href, picture } = await traveller.run(cardParts, cards, 2);
    await traveller.press(picture, 600);
    expect(await traveller.arrives(href)).toBe(true);
    expect(await scrollsTo(traveller, 0), 'a new page begins at its top').toBe(0);
    await traveller.wheel(700);
    const second = await traveller.where();
    expect(second.top, 'the wheel scrolls').toBeGreaterThan(300);
    await traveller.back();
    expect(await traveller.arrives(home)).toBe(true);
    expect(await scrollsTo(traveller, left.top), 'Back').toBe(left.top);
    await traveller.forward();
    expect(await traveller.arrives(href)).toBe(true);
    expect(await scrollsTo(traveller, second.top), 'Forward').toBe(second.top);
  }));

test('Back from a section leads to the link that led there', ({ travel }) =>
  travel(async (traveller) => {
    const article = paths.article('en', 'istanbul');
    await traveller.open(article, desktop);
    const link = 'main a[href="#section-5"]';
    await traveller.bring(link);
    const left = await traveller.where();
    await traveller.pressOn(link);
    expect(await traveller.arrives(`${article}#section-5`)).toBe(true);
    expect(
      await traveller.sees((top) => Math.abs(scrollY - top) > 200, left.top),
      'the link leads away',
    ).toBe(true);
    await traveller.rests();
    const there = await traveller.where();
    await traveller.back();
    expect(await traveller.arrives(article)).toBe(true);
    expect(await scrollsTo(traveller, left.top), 'Back').toBe(left.top);
    await traveller.forward();
    expect(await traveller.arrives(there.path)).toBe(true);
    expect(await scrollsTo(traveller, there.top), 'Forward').toBe(there.top);
  }));
