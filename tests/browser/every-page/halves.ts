import { look, plain } from '../support/looks.ts';
import { expect } from '../support/test.ts';
import { gapsBetween, halvesOfMain } from '../support/whole-look.ts';
import type { Visit } from './visit.ts';

/** Pages of two columns; `plan-sum.spec.ts` has the planner. */
const kinds: ReadonlySet<string> = new Set(['destinations', 'destination']);

/** Neither half of the page is empty for the height of half a screen or more. */
export async function fillsBothHalves({ page, kind }: Visit) {
  if (!kinds.has(kind)) return;
  for (const width of [1440, 1920]) {
    await look(page, plain(width));
    const { halves } = await page.evaluate(halvesOfMain);
    const spans = halves.flat();
    const extent = {
      top: Math.min(...spans.map(({ top }) => top)),
      bottom: Math.max(...spans.map(({ bottom }) => bottom)),
    };
    const empty = halves
      .flatMap((half) => gapsBetween(half, extent))
      .filter(({ top, bottom }) => bottom - top >= 500);
    expect.soft(empty, `empty halves at ${width} px`).toEqual([]);
  }
}
