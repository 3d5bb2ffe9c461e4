import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Whether something that stays in view is over the focus; null outside of `main`. Runs in the page. */
function coveredFocus() {
  const { activeElement } = document;
  if (!activeElement?.closest('main')) return null;
  const focused = activeElement.getBoundingClientRect();
  const isCovered = [...document.querySelectorAll('main div')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .filter((element) => element.checkVisibility() && !element.contains(activeElement))
    .map((element) => element.getBoundingClientRect())
    .some(
      ({ top, bottom, left, right }) =>
        focused.bottom > top + 1 &&
        focused.top < bottom - 1 &&
        focused.right > left + 1 &&
        focused.left < right - 1,
    );
  return { isCovered, name: activeElement.textContent.trim().slice(0, 40) };
}

/** Tabs from the first heading to the end of `main`. @returns The names of what had the focus. */
export async function walkUncovered(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).click();
  const walked: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(coveredFocus);
    if (focus === null) return walked;
    walked.push(focus.name);
    expect.soft(focus.isCovered, focus.name).toBe(false);
  }
}
