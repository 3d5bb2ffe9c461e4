import { tools } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { desktop, engines } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

/** Runs in the page: whether each link of the open list of tools is in the window and below the toolbar. */
const isShown = (count: number) => {
  const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  const links = [...document.querySelectorAll('#tools:popover-open a')];
  return (
    links.length === count &&
    links.every((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && right <= innerWidth && top >= bar - 8 && at?.closest('a') === link;
    })
  );
};

const isHidden = () => document.querySelector('#tools:popover-open') === null;

test('the list of tools opens below the toolbar and closes by its button, and a press leads on', ({
  engine,
  travel,
}) =>
  travel(async (traveller) => {
    const locale = engines.indexOf(engine) % 2 === 0 ? 'ar' : 'tr';
    await traveller.open(paths.home(locale), desktop);
    const button = '[popovertarget="tools"]';
    await traveller.pressOn(button);
    expect(await traveller.sees(isShown, tools.length)).toBe(true);
    await traveller.pressOn(button);
    expect(await traveller.sees(isHidden)).toBe(true);
    await traveller.pressOn(button);
    expect(await traveller.sees(isShown, tools.length)).toBe(true);
    const link = `#tools a[href="${paths.whenToGo(locale)}"]`;
    await traveller.pressOn(link);
    expect(await traveller.arrives(paths.whenToGo(locale))).toBe(true);
    expect(await traveller.run(isHidden)).toBe(true);
  }));

/** Runs in the page. */
const isSearchOpen = (wanted: boolean) =>
  (document.querySelector('dialog[open] [type=search]') !== null) === wanted;

const isAnswered = () => document.querySelector('dialog[open] li a') !== null;

test('the search over the page closes by a press beside it', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.guide('en'), desktop);
    await traveller.pressOn('[data-search-button]');
    expect(await traveller.sees(isSearchOpen, true)).toBe(true);
    await traveller.window.type('tea');
    expect(await traveller.sees(isAnswered)).toBe(true);
    await traveller.pressOn('dialog[open] [type=search]');
    expect(await traveller.run(isSearchOpen, true)).toBe(true);
    await traveller.press({ x: 60, y: 700 });
    expect(await traveller.sees(isSearchOpen, false)).toBe(true);
  }));
