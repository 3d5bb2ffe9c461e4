/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself is sent to the page */
import { paths } from '../../app/paths.ts';
import { pageKinds } from './support/pages.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';

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

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const leastLeading = 1.7;
const mostLetters = 80;

const tight = (blocks: Block[]) =>
  blocks.filter(({ lines, leading }) => lines.length > 1 && leading < leastLeading - 0.001);

/** Of the lines that are full, on average. */
const tooLong = (blocks: Block[]) =>
  blocks.filter(({ lines }) => {
    const full = lines.slice(0, -1);
    const mean = full.reduce((sum, letters) => sum + letters, 0) / full.length;
    return full.length > 1 && Math.round(mean) > mostLetters;
  });

for (const { name, path } of pageKinds) {
  test(`${name}: Arabic lines are ${leastLeading} apart, and hold at most ${mostLetters} letters`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, path('ar'));
    const onPhone = await page.evaluate(blocksOfText, 'Arabic Text');
    expect(onPhone).not.toEqual([]);
    expect.soft(tight(onPhone), 'too tight on a phone').toEqual([]);
    await page.setViewportSize(desk);
    const onDesk = await page.evaluate(blocksOfText, 'Arabic Text');
    expect.soft(tight(onDesk), 'too tight on a desk').toEqual([]);
    expect.soft(tooLong(onDesk), 'too long on a desk').toEqual([]);
  });
}

for (const locale of ['en', 'tr'] as const) {
  test(`${locale}: lines of articles and answers hold at most ${mostLetters} letters`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    for (const path of [paths.article(locale, 'istanbul'), paths.guide(locale)]) {
      await open(page, path);
      const blocks = await page.evaluate(blocksOfText, 'Latin Text');
      expect(blocks).not.toEqual([]);
      expect.soft(tooLong(blocks), path).toEqual([]);
    }
  });
}
