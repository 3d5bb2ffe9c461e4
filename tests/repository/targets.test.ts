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
  'ViewTransition.updateCallbackDone',
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

/**
 * What a visitor with Firefox 115 or Safari 16.4 loses. Not here: files with an `@supports` that asks for the selector,
 * selectors of one engine, and motion.
 */
const losses: Record<string, string> = {
  'app/contact/after-send.module.css: has(p)': 'a gap stays where nothing is said yet',
  'app/contact/asked-about.module.css: has(p)': 'the subject is close to the stamp',
  'app/about/photo-credits.module.css: has(+ td:not(:empty, .places))':
    'no dots between the facts of a photo',
  'app/destinations/destination-page.module.css: has(> section + section)':
    'two sections below each other instead of side by side',
  'app/home/hero.module.css: has(.hero)': 'other margins of the toolbar',
  'app/months/places.module.css: has(p, ul:not([hidden]))': 'a gap where nothing is said',
  'app/pictures/poster-header.module.css: has(+ *)': 'lines move while a page arrives slowly',
  'app/pictures/poster-header.module.css: has(+ .subtitle)': 'larger titles',
  'app/planner/add-place.module.css: has(:enabled)': 'a card does not rise',
  'app/planner/planner.module.css: has(~ * .tripName)': 'a second title on paper',
  'app/shell/languages/language-menu.module.css: popover-open': 'nothing: [data-open] is beside it',
  'app/shell/offline-page.module.css: has(ul:empty)': 'a title of an empty list',
  'app/shell/toolbar.module.css: popover-open': 'nothing: [data-open] is beside it',
  'app/styles/base.css: has(dialog[open])': 'the page behind it can be scrolled',
  'app/styles/print.css: details-content': 'nothing: ui/open-on-paper.client.ts',
  'app/styles/print.css: has(+ * table)': 'a title can stand apart from its table',
};

test('what styles select has a known loss in the oldest browsers', () => {
  const late = filesIn(['app'], '.css').flatMap((file) =>
    lateSelectorsIn(withoutComments(read(file))).map((name) => `${file}: ${name}`),
  );
  expect(late.filter((line) => !/: (?:-|view-transition)/.test(line)).toSorted()).toEqual(
    Object.keys(losses).toSorted(),
  );
  expect(lateSelectorsIn('.a:has(:is(b, i)) { } @supports not selector(:has(a)) { }')).toEqual([]);
  expect(lateSelectorsIn('.a:has(:is(b, i)), .b { }')).toEqual(['has(:is(b, i))']);
});
