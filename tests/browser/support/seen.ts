import { expect, type Locator } from '@playwright/test';

/** Whether the element is drawn at all: not transparent, and inside of all that clips it. */
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

/** Most of what fades has done so in less time than Playwright waits before it looks again. */
const intervals = [30, 60, 120, 250];

/** Waits until a visitor sees the whole element, unlike `toBeVisible`, which knows no opacity. */
export const expectSeen = (locator: Locator) =>
  expect
    .poll(() => isDrawn(locator), { message: `${String(locator)} is seen whole`, intervals })
    .toBe(true);

export const expectUnseen = (locator: Locator) =>
  expect
    .poll(() => isDrawn(locator), { message: `${String(locator)} is not seen`, intervals })
    .toBe(false);
