import sharp from 'sharp';
import { paths } from '../../app/paths.ts';
import { phone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

/* What engines may do in their own way with a trip. */

/** Runs in the page. */
const openFolds = () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('#main details'))
    fold.open = true;
};

/** Runs in the page. */
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;

test('a place stays where it was pressed while its stop appears above it', ({ travel }) =>
  travel(async (traveller) => {
    for (const [selector, added] of [
      ['#main li:nth-child(3) > button[data-scene]', 'antalya.3'],
      ['#main [data-map-place=ephesus] a', 'ephesus.2'],
    ] as const) {
      await traveller.open(paths.plan('en', 'stops=istanbul.2'), phone);
      await traveller.run(openFolds);
      await traveller.bring(selector);
      const before = await traveller.run(topOf, selector);
      await traveller.pressOn(selector, 0);
      expect(await traveller.arrives(paths.plan('en', `stops=istanbul.2,${added}`))).toBe(true);
      const after = await traveller.run(topOf, selector);
      expect(Math.abs((after ?? Number.NaN) - (before ?? Number.NaN))).toBeLessThan(16);
    }
  }));

const dateField = '#main input[type=date]';

/** Runs in the page: in whole pixels, without its border. */
const insideOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map((at = 0) =>
    Math.round(at),
  );
  return { left: left + 4, top: top + 4, width: wide - 8, height: high - 8 };
};

/** How many pixels are as dark as text. */
async function darkIn(traveller: Traveller, selector: string) {
  await traveller.bring(selector);
  const inside = await traveller.run(insideOf, selector);
  const picture = sharp(await traveller.window.picture())
    .extract(inside)
    .greyscale();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 100).length;
}

// WebKit shows today's date in an empty field, fainter than a chosen one.
test('an empty date looks the same with a trip from a link', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.plan('en'), phone);
    const alone = await darkIn(traveller, dateField);
    await traveller.open(paths.plan('en', 'stops=istanbul.2'));
    const withTrip = await darkIn(traveller, dateField);
    expect(Math.abs(withTrip - alone)).toBeLessThan(20);
  }));
