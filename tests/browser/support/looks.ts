import type { Page } from '@playwright/test';

/** WCAG 1.4.12; Arabic letters join, so they have no letter spacing. */
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

/** Skipped content has no layout to measure. */
const allDrawn = '* { content-visibility: visible !important; }';

export async function look(page: Page, { width, style }: Look) {
  const size = { width, height: 900 };
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  // The policy forbids a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, allDrawn + style);
}
