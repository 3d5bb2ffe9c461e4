import type { Page } from '@playwright/test';

const everywhere = {
  missing: [
    'Array.fromAsync',
    'Document.prototype.startViewTransition',
    'HTMLButtonElement.prototype.commandForElement',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'Map.groupBy',
    'Navigator.prototype.connection',
    'Object.groupBy',
    'Promise.withResolvers',
    'Set.prototype.difference',
    'navigation',
    'onpagereveal',
    'scheduler',
  ],
  words: ['::details-content', '@view-transition', 'view()', 'light-dark('],
};

/** What is taken away from Chromium: globals and their members, and words of styles. */
const lacks = {
  'Firefox 115': {
    missing: [
      ...everywhere.missing,
      'Navigator.prototype.share',
      'String.prototype.isWellFormed',
      'String.prototype.toWellFormed',
    ],
    words: [...everywhere.words, ':has(', '(from '],
  },
  'Safari 16.4': {
    missing: [
      ...everywhere.missing,
      'Element.prototype.checkVisibility',
      'Response.json',
      'StorageManager.prototype.estimate',
      'onscrollend',
      'requestIdleCallback',
    ],
    words: everywhere.words,
  },
};

/** Runs in the page. */
function takeAway({ missing, words }: (typeof lacks)['Firefox 115']) {
  const { supports } = CSS;
  CSS.supports = (condition: string, value?: string) =>
    !words.some((word) => condition.includes(word)) &&
    (value === undefined ? supports(condition) : supports(condition, value));
  for (const name of missing) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let owner: unknown = globalThis;
    for (const part of path) owner = owner instanceof Object ? Reflect.get(owner, part) : undefined;
    if (owner instanceof Object) Reflect.deleteProperty(owner, last);
  }
}

/** Needs `bypassCSP`, because the styles within pages change. */
export async function makeOld(page: Page, browser: keyof typeof lacks) {
  const { words } = lacks[browser];
  await page.addInitScript(takeAway, lacks[browser]);
  await page.route(/^http:\/\/localhost/, async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    let body = await response.text();
    for (const word of words) body = body.replaceAll(word, word.replace(/\w/, '$&-without-'));
    await route.fulfill({ response, body: body.replaceAll(/ popover="\w+"/g, '') });
  });
}
