import type { Page } from '@playwright/test';

/* Widths, and how a visitor may set the text. */

/** WCAG 1.4.12. Arabic letters join, so nobody sets them apart. */
const textSpacing = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :not(:lang(ar)) { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }
`;
const doubleText = 'html { font-size: 200% !important; }';

export type Look = { name: string; width: number; style: string };

export const plain = (width: number): Look => ({ name: `at ${width} px`, width, style: '' });
export const spaced = (width: number): Look => ({
  name: `at ${width} px with text spacing`,
  width,
  style: textSpacing,
});
export const doubled = (width: number): Look => ({
  name: `at ${width} px with text at 200 %`,
  width,
  style: doubleText,
});

export const isDoubled = ({ style }: Look) => style === doubleText;

/** Measured in a part that the browser skips, a map had no height every other time, and its names seemed cut off. */
const allDrawn = '* { content-visibility: visible !important; }';

/** Shows a page so, all of it laid out. */
export async function look(page: Page, { width, style }: Look) {
  await page.setViewportSize({ width, height: 900 });
  // The policy forbids a style element, but not a visitor's own style sheet.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, allDrawn + style);
}
