import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Runs in the page: the scroll positions in which words may show through the toolbar. */
async function seenThrough(bar: Element, tops: readonly number[]) {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('no canvas');
  const isOpaque = () => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(bar, '::before');
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    const [, , , alpha] = brush.getImageData(0, 0, 1, 1).data;
    return alpha === 255 && backgroundImage === 'none' && opacity === '1';
  };
  const found: number[] = [];
  for (const top of tops) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { bottom } = bar.getBoundingClientRect();
    const isOverWords = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, input)')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .some((element) => element.getBoundingClientRect().top < bottom);
    if ((top >= 400 || isOverWords) && !isOpaque()) found.push(top);
  }
  return found;
}

export async function expectNothingThroughToolbar(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    const found = await page.getByRole('banner').evaluate(seenThrough, [0, 4, 8, 16, 32, 64, 400]);
    expect.soft(found, `where words show through the toolbar, ${colorScheme}`).toEqual([]);
  }
  // Cards that still rise would be half transparent for the next check of the page.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
