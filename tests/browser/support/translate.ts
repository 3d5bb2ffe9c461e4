import type { Page } from '@playwright/test';
import { open } from './test.ts';

export const translated = (text: string) => `«${text}»`;

/** Runs in the page. Chromium's translation also changes `lang`, wraps text in two `<font>`, and text that appears later. */
function translatePage() {
  const leftAlone = 'head, script, style, noscript, textarea, svg, font, [translate="no"]';
  const textsIn = (node: Node): Text[] =>
    node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
  const translate = (node: Node) => {
    document.documentElement?.setAttribute('lang', 'de');
    for (const text of textsIn(node)) {
      if (text.data.trim() === '' || !text.parentElement) continue;
      if (text.parentElement.closest(leftAlone)) continue;
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  translate(document);
}

export const moments = ['before', 'after'] as const;
export type Moment = (typeof moments)[number];

/** Translates from the first words on, or after hydration. */
export async function openTranslated(page: Page, path: string, moment: Moment) {
  if (moment === 'before') await page.addInitScript(translatePage);
  await open(page, path);
  if (moment === 'after') await page.evaluate(translatePage);
}
