import sharp from 'sharp';
import { paths } from '../../app/paths.ts';
import { translate } from '../support/texts.ts';
import { scrollToMiddle } from './support/in-page.ts';
import { desktop, phone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import type { Traveller } from './support/traveller.ts';

/* What engines may do in their own way with a trip. */

/** Runs in the page. */
const middleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

async function doublePress(traveller: Traveller, selector: string) {
  await traveller.run(scrollToMiddle, selector);
  await traveller.rests();
  await traveller.doublePress(await traveller.run(middleOf, selector));
  await traveller.rests();
}

/** Runs in the page. */
const openFolds = () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('#main details'))
    fold.open = true;
};

test('a double click adds a place once', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.plan('en'), desktop);
    await traveller.run(openFolds);
    await doublePress(traveller, '#main li:nth-child(3) > button[data-scene]');
    const { path } = await traveller.where();
    expect(path).toMatch(/\?stops=\w+\.\d$/);

    await traveller.open(paths.plan('en'));
    await doublePress(traveller, '#main [data-map-place=antalya] a');
    expect((await traveller.where()).path).toBe(paths.plan('en', 'stops=antalya.3'));
    await traveller.run(() => localStorage.clear());

    await traveller.open(paths.destination('en', 'ephesus'));
    await doublePress(traveller, '#main [data-adds] [data-add]');
    expect(await traveller.run(() => localStorage.getItem('trip'))).toBe('stops=ephesus.2');
    await traveller.run(() => localStorage.clear());
  }));

/** Runs in the page: sharing fails by this error, and what is copied is noted. */
const refuseToShare = (name: string) => {
  Object.assign(navigator, {
    share: () => Promise.reject(new DOMException('', name)),
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        document.documentElement.dataset['copied'] = text;
        return Promise.resolve();
      },
    },
  });
};

/** Runs in the page. */
const pressButton = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('#main button')]
    .find((button) => (button.ariaLabel ?? button.textContent) === words)
    ?.click();

const says = (words: string) =>
  [...document.querySelectorAll('#main [role=status]')].some(
    (status) => status.textContent === words,
  );

test('a link that cannot be shared is copied, and one whose sharing is cancelled is not', ({
  travel,
}) =>
  travel(async (traveller) => {
    const t = translate.en;
    for (const error of ['AbortError', 'NotAllowedError']) {
      await traveller.open(paths.plan('en', 'stops=istanbul.2'), desktop);
      await traveller.run(refuseToShare, error);
      // The planner draws its buttons again.
      await traveller.run(pressButton, t('plan.morePeople'));
      expect(await traveller.arrives(paths.plan('en', 'stops=istanbul.2&people=3'))).toBe(true);
      await traveller.run(pressButton, t('plan.share'));
      const isCopied = error !== 'AbortError';
      if (isCopied) expect(await traveller.sees(says, t('plan.shareCopied'))).toBe(true);
      await traveller.rests();
      const copied = await traveller.run(() => document.documentElement.dataset['copied'] ?? '');
      expect(copied.endsWith('?stops=istanbul.2&people=3')).toBe(isCopied);
    }
    await traveller.run(() => localStorage.clear());
  }));

test('Share copies the link where there is no share sheet, and the trip is copied as text', ({
  travel,
}) =>
  travel(async (traveller) => {
    const t = translate.ar;
    await traveller.open(paths.plan('ar', 'stops=istanbul.2'), desktop);
    await traveller.run(refuseToShare, 'NotAllowedError');
    await traveller.run(() => Reflect.deleteProperty(navigator, 'share'));
    await traveller.run(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const copied = () =>
      traveller.run(() => document.documentElement.dataset['copied']?.split('\n') ?? []);
    await traveller.run(pressButton, t('plan.morePeople'));
    const there = paths.plan('ar', 'stops=istanbul.2&people=3');
    expect(await traveller.arrives(there)).toBe(true);
    await traveller.run(pressButton, t('plan.share'));
    expect(await traveller.sees(says, t('plan.copied'))).toBe(true);
    expect(await copied()).toEqual([
      expect.stringMatching(new RegExp(`${there.replaceAll(/[?.]/g, '\\$&')}$`)),
    ]);
    await traveller.run(pressButton, t('plan.copyText'));
    expect(await traveller.sees(says, t('plan.textCopied'))).toBe(true);
    const lines = await copied();
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.at(-1)?.endsWith(there)).toBe(true);
    await traveller.run(() => localStorage.clear());
  }));

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
      await traveller.run(scrollToMiddle, selector);
      await traveller.rests();
      const before = await traveller.run(topOf, selector);
      await traveller.press(await traveller.run(middleOf, selector));
      expect(await traveller.arrives(paths.plan('en', `stops=istanbul.2,${added}`))).toBe(true);
      const after = await traveller.run(topOf, selector);
      expect(Math.abs((after ?? Number.NaN) - (before ?? Number.NaN))).toBeLessThan(16);
    }
    await traveller.run(() => localStorage.clear());
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
  await traveller.run(scrollToMiddle, selector);
  await traveller.rests();
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
