import { paths } from '../../app/paths.ts';
import { translate } from '../support/texts.ts';
import { scrollToMiddle } from './support/in-page.ts';
import { desktop } from './support/sizes.ts';
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

test('a double click adds a place once', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.plan('en'), desktop);
    await doublePress(traveller, '#main li:nth-child(3) > button[data-scene]');
    const { path } = await traveller.where();
    expect(path).toMatch(/\?stops=\w+\.2$/);

    await traveller.open(paths.plan('en'));
    await doublePress(traveller, '#main [data-map-place=antalya] a');
    expect((await traveller.where()).path).toBe(paths.plan('en', 'stops=antalya.2'));
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
      expect(await traveller.arrives(paths.plan('en', 'stops=istanbul.2&people=2'))).toBe(true);
      await traveller.run(pressButton, t('plan.share'));
      const isCopied = error !== 'AbortError';
      if (isCopied) expect(await traveller.sees(says, t('plan.shareCopied'))).toBe(true);
      await traveller.rests();
      const copied = await traveller.run(() => document.documentElement.dataset['copied'] ?? '');
      expect(copied.endsWith('?stops=istanbul.2&people=2')).toBe(isCopied);
    }
    await traveller.run(() => localStorage.clear());
  }));
