import { expect, test } from 'vitest';
import { lateInScripts, lateInStyles, lateSelectorsIn } from '../support/late-features.ts';
import { filesIn, read, withoutComments } from '../support/project.ts';

/** Scripts ask whether these are there, except for the last one, which only the build uses. */
const optional = [
  'Document.startViewTransition',
  'Element.checkVisibility',
  'HTMLElement.hidePopover',
  'HTMLElement.showPopover',
  'Navigation.activation',
  'NavigationActivation.entry',
  'NavigationActivation.from',
  'NavigationActivation.navigationType',
  'NavigationHistoryEntry.index',
  'NavigationHistoryEntry.url',
  'Navigator.share',
  'PageRevealEvent.viewTransition',
  'PageSwapEvent.activation',
  'PageSwapEvent.viewTransition',
  'StorageManager.estimate',
  'ViewTransition.finished',
  'ViewTransition.ready',
  'ViewTransition.skipTransition',
  'Set.difference',
];

// TypeScript's ES2025 has no `Array.fromAsync`.
const planted = `
  const words = 'a'.toWellFormed();
  const answer: Response = Response.json(Object.groupBy([words], (word) => word));
  const { intersection: shared } = new Set([words]);
  void [answer, shared];
`;

test('scripts use what the oldest browsers have', () => {
  const entries = filesIn(['app'], '.client.ts', '-island.tsx', 'worker/main.ts');
  expect(lateInScripts(entries)).toEqual(optional.toSorted());
  expect(lateInScripts([], { 'app/planted.ts': planted })).toEqual([
    'Object.groupBy',
    'Response.json',
    'Set.intersection',
    'String.toWellFormed',
  ]);
});

test('styles use the functions that the oldest browsers have', () => {
  // The build replaces `light-dark()`; parts only move or start by the others.
  const late = filesIn(['app'], '.css').flatMap((file) =>
    lateInStyles(read(file)).map((name) => `${file}: ${name}`),
  );
  expect(
    late.filter((line) => !/: (?:light-dark|anchor|view|sibling-index)\(\)$/.test(line)),
  ).toEqual([]);
  const wrong = '.part { color: rgb(from red r g b / 20%); inline-size: calc-size(auto, size) }';
  expect(lateInStyles(wrong)).toEqual(['calc-size()', 'rgb(from)']);
});

const viewTransition = {
  'view-transition-group(*)': 'no motion',
  'view-transition-new(*)': 'no motion',
  'view-transition-old(*)': 'no motion',
};

/**
 * What a visitor with Firefox 115 or Safari 16.4 loses by each; in `@supports` files say what comes instead.
 * A name with `-webkit-` or `-moz-` is for one engine beside that of the other engines.
 */
const lateSelectors: Record<string, Record<string, string>> = {
  'app/contact/asked-about.module.css': { 'has(p)': 'the subject is close to the stamp' },
  'app/contact/after-send.module.css': { 'has(p)': 'a gap stays where nothing is said yet' },
  'app/credits/photo-credits.module.css': {
    'has(+ td:not(:empty, .places))': 'no dots between the facts of a photo',
  },
  'app/destinations/destination-page.module.css': {
    'has(> section + section)': 'two sections below each other instead of side by side',
  },
  'app/destinations/itinerary.module.css': { 'has(> :nth-child(4))': 'four stamps take two rows' },
  'app/destinations/offer.module.css': {
    'has(.offer)': 'in @supports',
    'has(svg)': 'an icon more in a button',
  },
  'app/home/hero.module.css': { 'has(.hero)': 'other margins of the toolbar' },
  'app/months/places.module.css': { 'has(p, ul:not([hidden]))': 'a gap where nothing is said' },
  'app/offline/copy/copy-panel.module.css': {
    '-moz-progress-bar': 'of each engine its own',
    '-webkit-progress-bar': 'of each engine its own',
    '-webkit-progress-value': 'of each engine its own',
  },
  'app/pictures/poster-header.module.css': {
    'has(+ *)': 'lines move while a page arrives slowly',
    'has(+ .subtitle)': 'larger titles',
  },
  'app/planner/add-place.module.css': { 'has(:enabled)': 'a card does not rise' },
  'app/planner/planner.module.css': { 'has(~ * .printHead)': 'a second title on paper' },
  'app/search/search-dialog.module.css': {
    'has(.dialog[open])': 'the page behind it can be scrolled',
  },
  'app/search/search.module.css': {
    '-webkit-search-cancel-button': 'others draw no button',
    'has(a)': 'no ground under the mouse',
    'has(input:focus-visible)': 'in @supports',
  },
  'app/shell/languages/language-menu.module.css': { 'popover-open': '[data-open] beside it' },
  'app/shell/mobile-menu.module.css': {
    'has(.menu[open])': 'the page behind it can be scrolled',
  },
  'app/shell/not-found.module.css': {
    'has(> input:focus-visible)': 'the input has that colour itself',
  },
  'app/shell/offline-page.module.css': { 'has(ul:empty)': 'a title of an empty list' },
  'app/shell/theme-switch.module.css': {
    'has(:checked)': 'in @supports',
    'has(:focus-visible)': 'in @supports',
  },
  'app/shell/toolbar.module.css': { 'popover-open': '[data-open] beside it' },
  'app/sight-map/sight-map.module.css': {
    'details-content': 'in @supports',
    'has(:checked)': 'in @supports',
    'has(:focus-visible)': 'in @supports',
    "has([value='1']:checked)": 'in @supports',
    "has([value='2']:checked)": 'in @supports',
    "has([value='3']:checked)": 'in @supports',
    "has([value]:not([value='0']):checked)": 'in @supports',
  },
  'app/styles/base.css': viewTransition,
  'app/styles/print.css': {
    'details-content': 'ui/open-on-paper.client.ts instead',
    'has(+ * table)': 'a title can stand apart from its table',
  },
  'app/styles/transitions.css': { 'view-transition': 'no motion', ...viewTransition },
  'app/ui/bottom-bar.module.css': {
    'has(.bar)': 'in @supports',
    'has(> :nth-child(3))': 'a bar with three parts is tighter',
    "has(:is(textarea, input:not([type='checkbox'], [type='radio'])):focus)": 'in @supports',
    "has(> [role='status'])": 'the answer beside the buttons',
    'has(svg)': 'an icon more in a button',
  },
  'app/ui/whole-link.module.css': { 'has(.link:focus-visible)': 'in @supports' },
};

test('what styles select has a known loss in the oldest browsers', () => {
  const late = filesIn(['app'], '.css').flatMap((file) =>
    lateSelectorsIn(withoutComments(read(file))).map((name) => `${file}: ${name}`),
  );
  const known = Object.entries(lateSelectors).flatMap(([file, losses]) =>
    Object.keys(losses).map((name) => `${file}: ${name}`),
  );
  expect(late.toSorted()).toEqual(known.toSorted());
});
