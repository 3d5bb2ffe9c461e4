import type { Page } from '@playwright/test';
import { axeOn, expectNone, tags, violationsOnly } from '../support/axe.ts';
import { look, plain } from '../support/looks.ts';
import { expect } from '../support/test.ts';
import type { Visit } from './visit.ts';

/** Axe skips text with ligatures because of icon fonts; Arabic has ligatures too. */
const checkLigatures = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(CanvasRenderingContext2D.prototype, 'measureText', {
      value: (text: string) => ({ width: 30 * text.length }),
    });
  });

/** Bold paragraphs in place of headings, and cells of a table without one. */
const experimental = { 'p-as-heading': { enabled: true }, 'td-has-header': { enabled: true } };

/** AAA, 7:1 and 4.5:1 for large text, in place of AA, which would read the colours of every word a second time. */
const enhanced = 'color-contrast-enhanced';
const contrast = { [enhanced]: { enabled: true }, 'color-contrast': { enabled: false } };

/** The hero, a picture, and no picture under the toolbar. */
const headers = new Set(['home', 'destination', 'guide']);

const sizeOf = (index: number) => plain(index % 2 === 0 ? 390 : 1440);

export async function hasNoViolation({ page, index }: Visit) {
  await look(page, sizeOf(index));
  await checkLigatures(page);
  const axe = (await axeOn(page))
    .options({ ...violationsOnly, rules: { ...contrast, ...experimental } })
    .withTags(tags);
  await expectNone(axe, 'axe by day');
}

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

export async function showsNothingThroughToolbar({ page, kind }: Visit) {
  if (!headers.has(kind)) return;
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    const found = await page.getByRole('banner').evaluate(seenThrough, [0, 4, 8, 16, 32, 64, 400]);
    expect.soft(found, `where words show through the toolbar, ${colorScheme}`).toEqual([]);
  }
  // Cards that still rise would be half transparent for the next check of the page.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The dark theme changes colours alone, by the same rules on every page. */
export async function hasContrastInTheDark({ page, index }: Visit) {
  await look(page, sizeOf(index));
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLigatures(page);
  const axe = (await axeOn(page))
    .options({ selectors: false })
    .withRules(['link-in-text-block', enhanced]);
  const passes = await expectNone(axe, 'axe by night');
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
}
