/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself is sent to the page */
import { look, plain } from '../support/looks.ts';
import { expect } from '../support/test.ts';
import type { Visit } from './visit.ts';

/** Runs in the page: goes to every stop of the Tab key and names those that cannot be seen there. */
async function unseenStops(direction: 'forward' | 'backward') {
  const twoFrames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** A link in a drawing has no outline, but another disc. */
  const discOf = (element: Element) => {
    const disc = element.querySelector(':scope > circle');
    if (!disc) return '';
    const { fill, stroke, strokeWidth } = getComputedStyle(disc);
    return [fill, stroke, strokeWidth].join();
  };

  function faultOf(element: Element, discBefore: string) {
    const toolbar = document.querySelector('header');
    // The skip link covers the toolbar, and so does the offer of a language on a desk.
    const isAbove =
      toolbar?.contains(element) || element.matches('a[href="#main"], aside[lang] > *');
    const bar = isAbove ? 0 : (toolbar?.getBoundingClientRect().bottom ?? 0);
    const box = element.getBoundingClientRect();
    if (box.top < bar - 1) return 'is under the toolbar';
    if (box.top > innerHeight - 1) return 'is below the window';
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const bottom = Math.min(box.bottom, innerHeight);
    const top = document.elementFromPoint((left + right) / 2, (box.top + bottom) / 2);
    const card = element.closest('article, label');
    if (!top || !(element.contains(top) || top.contains(element) || card?.contains(top)))
      return `is covered by ${top?.localName}`;
    if (discOf(element) !== discBefore) return '';
    for (let shown: Element | null = element; shown; shown = shown.parentElement) {
      const outlined = [null, '::after']
        .map((part) => getComputedStyle(shown, part))
        .some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        );
      if (outlined) return '';
      if (shown.matches('main, header, footer')) break;
    }
    return 'shows no focus';
  }

  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const stops = [...all].filter(({ tabIndex }) => tabIndex >= 0);
  const faults: string[] = [];
  let reached = 0;
  for (const stop of direction === 'forward' ? stops : stops.toReversed()) {
    const disc = discOf(stop);
    stop.focus();
    if (document.activeElement !== stop) continue;
    reached += 1;
    // A bar comes into view a frame after what it repeats has left.
    if (reached % 8 === 0) await twoFrames();
    // Some controls make room for the focus by a script.
    const fault = faultOf(stop, disc) && (await twoFrames(), faultOf(stop, disc));
    if (fault) faults.push(`${stop.localName} "${stop.textContent.trim().slice(0, 30)}" ${fault}`);
  }
  return { reached, faults };
}

export async function showsFocus({ page }: Visit) {
  for (const [width, direction] of [
    [390, 'forward'],
    [1440, 'backward'],
  ] as const) {
    await look(page, plain(width));
    // A focus that a script sets is visible after a key.
    await page.keyboard.press('Tab');
    const { reached, faults } = await page.evaluate(unseenStops, direction);
    expect.soft(faults, `focus ${direction} at ${width} px`).toEqual([]);
    expect(reached).toBeGreaterThan(15);
  }
}
