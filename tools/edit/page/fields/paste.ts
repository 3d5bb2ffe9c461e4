import type { ClipboardEvent } from 'react';
import { inParagraphs, oneLine, plainText } from '../../form/typed/pasted.ts';

const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote';

/** The text of HTML, with a line for each paragraph and a bullet for each item of a list. */
function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('style, script, title, meta')) one.remove();
  const pieces = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  // Line breaks of the source mean nothing.
  while (pieces.nextNode()) {
    const { currentNode } = pieces;
    currentNode.textContent = (currentNode.textContent ?? '').replaceAll(/\s*\n\s*/g, ' ');
  }
  for (const one of page.querySelectorAll('br')) one.replaceWith('\n');
  for (const one of page.querySelectorAll(blocks)) {
    const { parentElement } = one;
    const at = parentElement ? [...parentElement.children].indexOf(one) + 1 : 1;
    if (one.localName === 'li') one.prepend(parentElement?.localName === 'ol' ? `${at}. ` : '- ');
    one.prepend('\n');
    one.append('\n');
  }
  return page.body.textContent;
}

/** Pastes what a word processor or a page has copied as plain text; an input of the browser keeps its undo. */
export function pastePlain(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  lines: 'one' | 'several',
) {
  const html = event.clipboardData.getData('text/html');
  const plain = event.clipboardData.getData('text');
  const structured = /<(?:p|li|h[1-6])\b/i.test(html) ? textOfHtml(html) : plain;
  const clean = plainText(structured);
  const several = html === '' ? clean : inParagraphs(clean);
  const text = lines === 'one' ? oneLine(structured) : several;
  if (text === plain) return;
  event.preventDefault();
  // The only way to insert text that the browser can undo.
  document.execCommand('insertText', false, text);
}
