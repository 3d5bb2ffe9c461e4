import type { Page } from '@playwright/test';
import { look, plain } from '../support/looks.ts';
import { expect } from '../support/test.ts';
import type { Visit } from './visit.ts';

/** In pixels. */
type Span = { top: number; bottom: number };

/** Parts without content between spans, from the top to the bottom. */
function gapsBetween(spans: readonly Span[], { top, bottom }: Span): Span[] {
  const gaps: Span[] = [];
  let reached = top;
  for (const span of spans.toSorted((one, other) => one.top - other.top)) {
    if (span.top > reached) gaps.push({ top: reached, bottom: span.top });
    reached = Math.max(reached, span.bottom);
  }
  if (bottom > reached) gaps.push({ top: reached, bottom });
  return gaps;
}

/** Where each half of `main` has words or pictures. Runs in the page. */
function halvesOfMain() {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part');
  const middle = innerWidth / 2;
  const halves: { top: number; bottom: number }[][] = [[], []];
  const add = ({ left, right, top: from, bottom: to }: DOMRect) => {
    if (right - left <= 1 || to - from <= 1) return;
    // A few pixels across the middle do not fill a half.
    if (left < middle - 48) halves[0]?.push({ top: from, bottom: to });
    if (right > middle + 48) halves[1]?.push({ top: from, bottom: to });
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Element) {
      if (node.matches('img, svg, input') && node.checkVisibility())
        add(node.getBoundingClientRect());
      continue;
    }
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(rect);
  }
  return halves;
}

/** Parts of half a screen or more in which a half of the page is empty while the other goes on. */
async function emptyParts(page: Page) {
  const halves = await page.evaluate(halvesOfMain);
  const spans = halves.flat();
  const extent = {
    top: Math.min(...spans.map(({ top }) => top)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
  };
  return halves
    .flatMap((half) => gapsBetween(half, extent))
    .filter(({ top, bottom }) => bottom - top >= 500);
}

export async function expectBothHalves(page: Page) {
  for (const width of [1440, 1920]) {
    await look(page, plain(width));
    await expect.poll(() => emptyParts(page), `empty halves at ${width} px`).toEqual([]);
  }
}

/** Pages of two columns; `plan-sum.spec.ts` has the planner. */
const kinds: ReadonlySet<string> = new Set(['destinations', 'destination']);

export async function fillsBothHalves({ page, kind }: Visit) {
  if (kinds.has(kind)) await expectBothHalves(page);
}
