import { expect, test } from 'vitest';
import { lateInScripts } from '../support/late-features.ts';
import { filesIn } from '../support/project.ts';

/** Scripts ask whether these are there. */
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
];

test('scripts use what the oldest browsers have', () => {
  const entries = filesIn(['app'], '.client.ts', '-island.tsx', 'worker/main.ts');
  expect(lateInScripts(entries)).toEqual(optional.toSorted());
});
