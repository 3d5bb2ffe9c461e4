import type { Locale } from '../locales.ts';
import { content } from './content.server.ts';
import { renderMarkdown } from './markdown.server.ts';
import type { BlockId } from './schemas/block.ts';

/** The first paragraph, which is a summary, and the others. */
export function inTwo(words: string) {
  const [first = '', ...rest] = words.trim().split('\n\n');
  return { first, rest: rest.join('\n\n') };
}

/** @param fill Inserts values into the Markdown. */
export function getBlock(locale: Locale, id: BlockId, fill = (words: string) => words) {
  const entry = content().blocks.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`There is no text block "${id}"`);
  const { frontMatter, body } = entry.translations[locale];
  return { id, title: frontMatter.title, html: renderMarkdown(fill(body), locale) };
}
export type BlockData = ReturnType<typeof getBlock>;

export const getFoldedBlock = (locale: Locale, id: BlockId) => ({
  ...getBlock(locale, id, (words) => inTwo(words).first),
  rest: getBlock(locale, id, (words) => inTwo(words).rest).html,
});
export type FoldedBlockData = ReturnType<typeof getFoldedBlock>;
