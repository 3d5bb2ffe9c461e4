import type { Locale } from '../locales.ts';
import { content } from './content.server.ts';
import { entryOf } from './entries.ts';
import { renderMarkdown } from '../i18n/markdown.server.ts';
import type { BlockId } from './schemas/block.ts';

/** The first paragraph, which is a summary of the others. */
export const opening = (words: string) => words.trim().split('\n\n', 1).join('');

const afterOpening = (words: string) => words.trim().slice(opening(words).length);

/** @param fill Inserts values into the Markdown. */
export function getBlock(locale: Locale, id: BlockId, fill = (words: string) => words) {
  const { frontMatter, body } = entryOf(content().blocks, id).translations[locale];
  return { id, title: frontMatter.title, html: renderMarkdown(fill(body), locale) };
}
export type BlockData = ReturnType<typeof getBlock>;

export const getFoldedBlock = (locale: Locale, id: BlockId) => ({
  ...getBlock(locale, id, opening),
  rest: getBlock(locale, id, afterOpening).html,
});
export type FoldedBlockData = ReturnType<typeof getFoldedBlock>;
