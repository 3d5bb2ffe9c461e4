import { expect, test } from 'vitest';
import { lateInScripts, lateInStyles } from '../support/late-features.ts';
import { filesIn, read } from '../support/project.ts';

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
  void answer;
`;

test('scripts use what the oldest browsers have', () => {
  const entries = filesIn(['app'], '.client.ts', '-island.tsx', 'worker/main.ts');
  expect(lateInScripts(entries, { 'app/planted.ts': planted })).toEqual(
    [...optional, 'Object.groupBy', 'Response.json', 'String.toWellFormed'].toSorted(),
  );
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
