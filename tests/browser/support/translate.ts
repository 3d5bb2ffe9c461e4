import type { Page } from '@playwright/test';
import { open } from './test.ts';

/** A text as the simulated translation leaves it. */
export const translated = (text: string) => `«${text}»`;

/**
 * Replaces each text by `<font><font>«text»</font></font>`, as Chromium's translation does, and each one
 * that comes or changes later. It runs in the page, so it is whole in itself.
 */
function translatePage() {
  const leftAlone = 'head, script, style, noscript, textarea, svg, font, [translate="no"]';
  const textsIn = (node: Node): Text[] =>
    node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
  const translate = (node: Node) => {
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

/** Opens a page whose translation begins with its first words, or once its scripts have taken over. */
export async function openTranslated(page: Page, path: string, moment: Moment) {
  if (moment === 'before') await page.addInitScript(translatePage);
  await open(page, path);
  if (moment === 'after') await page.evaluate(translatePage);
}
