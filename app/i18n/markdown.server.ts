import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Locale } from '../locales.ts';
import { inLocale } from '../paths.ts';
import { typeset } from '../ui/text/typeset.ts';

/** Counts, so that the address of a section is the same in every language. */
const sectionId = (index: number) => `section-${index + 1}`;

/** Raw HTML passes: `problemsOfBody` allows only `<bdi>`. */
const treeOf = (body: string) => toHast(fromMarkdown(body), { allowDangerousHtml: true });

type Tree = ReturnType<typeof treeOf>;

/** Links are written in English; each page gets its own language's. */
function localiseLinks(tree: Tree, locale: Locale) {
  let sections = 0;
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'h2') properties['id'] = sectionId(sections++);
    const href = tagName === 'a' ? properties['href'] : undefined;
    if (typeof href !== 'string') return;
    if (href.startsWith('/')) properties['href'] = inLocale(href, locale);
    else properties['rel'] = ['noopener'];
  });
}

/** Italics are Turkish words, unless a `<bdi lang>` around them says otherwise. */
function markTurkish(tree: Tree, locale: Locale) {
  if (locale === 'tr') return;
  visit(tree, 'element', (node, index = 0, parent) => {
    if (node.tagName !== 'em') return;
    const before = parent?.children[index - 1];
    const isMarked = before?.type === 'raw' && before.value.includes('lang=');
    if (!isMarked) node.properties['lang'] = 'tr';
  });
}

export function renderMarkdown(body: string, locale: Locale): string {
  const tree = treeOf(body);
  localiseLinks(tree, locale);
  markTurkish(tree, locale);
  visit(tree, 'text', (node) => {
    node.value = typeset(node.value);
  });
  return toHtml(tree, { allowDangerousHtml: true });
}

/** Drops Markdown and `<bdi>`. */
const plainOf = (node: unknown) => toString(node).replaceAll(/<\/?bdi\b[^>]*>/g, '');

/** Cuts before each `<h2>`; the first piece is the text before the first heading. */
export const inSections = (html: string): string[] => html.split(/(?=<h2 )/);

/** Drops Markdown. */
export const textOf = (body: string) => plainOf(fromMarkdown(body));

/** Cuts before each `##`, with the ids of {@link renderMarkdown}; the first section has neither id nor title. */
export function sectionsOf(body: string): { id: string; title: string; text: string }[] {
  const sections = [{ id: '', title: '', text: '' }];
  for (const node of fromMarkdown(body).children) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = plainOf(node);
      sections.push({ id: sectionId(sections.length - 1), title, text: '' });
      continue;
    }
    const section = sections.at(-1);
    const parts = node.type === 'list' ? node.children : [node];
    const text = parts.map((part) => plainOf(part)).join(' ');
    if (section) section.text += `${section.text && ' '}${text}`;
  }
  return sections;
}

export const headingsOf = (body: string) =>
  sectionsOf(body)
    .slice(1)
    .map(({ id, title }) => ({ id, text: title }));
