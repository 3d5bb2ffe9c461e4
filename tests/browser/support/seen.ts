import { expect, type Locator } from '@playwright/test';

/** Not transparent, and inside all ancestors that clip it. */
const isDrawn = (locator: Locator) =>
  locator.evaluate((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (box === document.body || box === document.documentElement) continue;
      const clip = box.getBoundingClientRect();
      if (top < clip.top - 1 || bottom > clip.bottom + 1) return false;
      if (left < clip.left - 1 || right > clip.right + 1) return false;
    }
    return bottom > top && right > left;
  });

/** Milliseconds; Playwright's default first interval is longer than most fades. */
const intervals = [30, 60, 120, 250];

/** `toBeVisible` ignores opacity and clipping. */
export const expectSeen = (locator: Locator) =>
  expect
    .poll(() => isDrawn(locator), { message: `${String(locator)} is seen whole`, intervals })
    .toBe(true);

export const expectUnseen = (locator: Locator) =>
  expect
    .poll(() => isDrawn(locator), { message: `${String(locator)} is not seen`, intervals })
    .toBe(false);
