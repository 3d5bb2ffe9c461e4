/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself is sent to the page */
import { look, plain } from '../support/looks.ts';
import { expect } from '../support/test.ts';
import type { Visit } from './visit.ts';

/** Text of one block in the face of running text: its size and leading, and the letters of each line. */
type Block = { text: string; size: number; leading: number; lines: number[] };

/** Runs in the page. */
function blocksOfText(face: string): Block[] {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const blocks = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    let block = currentNode.parentElement;
    if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
    while (block?.parentElement && isInline(block)) block = block.parentElement;
    if (block) blocks.set(block, [...(blocks.get(block) ?? []), currentNode]);
  }
  const linesOf = (nodes: Text[]) => {
    const lines = new Map<number, number>();
    const range = document.createRange();
    for (const node of nodes) {
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom } = range.getBoundingClientRect();
        const line = [...lines.keys()].find((known) => Math.abs(known - bottom) < 8) ?? bottom;
        const letters = word.replaceAll(/[\p{M}\p{Cf}]/gu, '').length;
        lines.set(line, (lines.get(line) ?? -1) + letters + 1);
      }
    }
    return [...lines.values()];
  };
  return [...blocks]
    .filter(
      ([block]) =>
        block.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(block).fontFamily.includes(face) &&
        !block.closest('svg'),
    )
    .map(([block, nodes]) => {
      const { fontSize, lineHeight } = getComputedStyle(block);
      const size = Number.parseFloat(fontSize);
      return {
        text: block.textContent.trim().slice(0, 50),
        size,
        leading: Number.parseFloat(lineHeight) / size,
        lines: linesOf(nodes),
      };
    });
}

const leastLeading = 1.7;
const mostLetters = 80;

const called = ({ text, leading }: Block) => `${leading.toFixed(2)} ${text}`;

const tight = (blocks: Block[]) =>
  blocks
    .filter(({ lines, leading }) => lines.length > 1 && leading < leastLeading - 0.001)
    .map(called);

/** Of the lines that are full, on average. */
const tooLong = (blocks: Block[]) =>
  blocks
    .filter(({ lines }) => {
      const full = lines.slice(0, -1);
      const mean = full.reduce((sum, letters) => sum + letters, 0) / full.length;
      return full.length > 1 && Math.round(mean) > mostLetters;
    })
    .map(called);

/** Arabic marks above and below letters need more room than Latin letters. */
export async function hasReadableLines({ page, locale, kind }: Visit) {
  // In Latin letters only running text is measured.
  if (locale !== 'ar' && kind !== 'article' && kind !== 'guide') return;
  const face = locale === 'ar' ? 'Arabic Text' : 'Latin Text';
  for (const each of locale === 'ar' ? [plain(390), plain(1440)] : [plain(1440)]) {
    await look(page, each);
    const blocks = await page.evaluate(blocksOfText, face);
    expect(blocks, face).not.toEqual([]);
    if (locale === 'ar')
      expect.soft(tight(blocks), `lines closer than ${leastLeading} ${each.name}`).toEqual([]);
    if (each.width === 1440)
      expect.soft(tooLong(blocks), `lines of more than ${mostLetters} letters`).toEqual([]);
  }
}
