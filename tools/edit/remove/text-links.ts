import { toString } from 'mdast-util-to-string';
import type { Link, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export type TextLink = { excerpt: string; link: Link };

const longest = 90;

/** The words around a link. */
function excerptOf(link: Link, paragraph: string) {
  const words = toString(link);
  const found = paragraph.indexOf(words);
  const [from, to] = [found - longest / 2, found + words.length + longest / 2];
  const before = paragraph.slice(0, found);
  const after = paragraph.slice(found + words.length);
  const start = from <= 0 ? before : `…${before.slice(from).replace(/^\S*\s/, '')}`;
  const end =
    to >= paragraph.length ? after : `${after.slice(0, longest / 2).replace(/\s\S*$/, '')}…`;
  return `${start}${words}${end}`.trim();
}

/** Links to an address or to a part of its page, in their order. */
export function linksTo(body: string, address: string): TextLink[] {
  const found: TextLink[] = [];
  const tree: Root = unified().use(remarkParse).parse(body);
  visit(tree, 'link', (link, _, parent) => {
    if (link.url !== address && !link.url.startsWith(`${address}#`)) return;
    found.push({ link, excerpt: excerptOf(link, toString(parent ?? link)) });
  });
  return found;
}

/** `undefined` keeps the words of a link without it; another text is its new address. */
export function withLinks(body: string, changes: readonly (readonly [Link, string | undefined])[]) {
  return changes
    .toSorted(([a], [b]) => (b.position?.start.offset ?? 0) - (a.position?.start.offset ?? 0))
    .reduce((text, [link, to]) => {
      const [start, end] = [link.position?.start.offset ?? 0, link.position?.end.offset ?? 0];
      const first = link.children[0]?.position?.start.offset ?? start;
      const last = link.children.at(-1)?.position?.end.offset ?? end;
      const words = body.slice(first, last);
      const now = to === undefined ? words : `[${words}](${to})`;
      return text.slice(0, start) + now + text.slice(end);
    }, body);
}
