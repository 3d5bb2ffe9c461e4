import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '../../../app/locales.ts';
import { expect } from './test.ts';
import { moments, openTranslated, type Moment } from './translate.ts';

const shown = (part: Locator) =>
  part.evaluate((root) => {
    const read = (node: Node): string[] => {
      if (node instanceof Text) return [node.data.trim()];
      if (!(node instanceof Element) || node.matches('script, style, noscript, option, [hidden]'))
        return [];
      const value = 'value' in node ? String(node.value) : '';
      const state = node.getAttribute('aria-pressed') ?? '';
      const own = [node.getAttribute('aria-label') ?? '', state, value];
      // The text within is what it began with, such as a draft: its value is what is shown.
      if (node instanceof HTMLTextAreaElement) return own;
      return [...own, ...[...node.childNodes].flatMap(read)];
    };
    return read(root).filter(Boolean);
  });

export type Part = (page: Page) => Locator;
export const main: Part = (page) => page.getByRole('main');
export const banner: Part = (page) => page.getByRole('banner');

/** Expects the same as on a new page with the same address, translated there. */
export async function expectAsFresh(
  page: Page,
  part: Part,
  prepare?: (fresh: Page) => Promise<void>,
) {
  const fresh = page.context().pages()[1] ?? (await page.context().newPage());
  await openTranslated(fresh, page.url(), 'after');
  await prepare?.(fresh);
  await expect
    .poll(async () => {
      const [here, there] = [await shown(part(page)), await shown(part(fresh))];
      return here.length > there.length
        ? here.filter((text, at) => text !== there[at])
        : there.filter((text, at) => text !== here[at]);
    })
    .toEqual([]);
  // From an empty page of the site the next one opens in the same process.
  await fresh.goto('/robots.txt');
}

/** Each moment in another language: the elements are the same in all of them. */
export const byTurns = (at: number): [Locale, Moment][] =>
  moments.map((moment, turn) => [locales[(at + turn) % locales.length] ?? 'en', moment]);
