import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Root as MarkdownRoot } from 'mdast';
import type { Locale } from '../locales.ts';
import { inLocale } from '../paths.ts';
import { typeset } from '../ui/text/typeset.ts';
import { problem, type ContentProblem } from './problem.ts';

export type Heading = { id: string; text: string };

/** By number, so that the address of a section is the same in every language. */
const sectionId = (index: number) => `section-${index + 1}`;

/** Links are written in English; each page gets its own language's. */
function localiseLinks(locale: Locale) {
  return () => (tree: Root) => {
    let sections = 0;
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'h2') node.properties['id'] = sectionId(sections++);
      const href = node.tagName === 'a' ? node.properties['href'] : undefined;
      if (typeof href !== 'string') return;
      if (href.startsWith('/')) node.properties['href'] = inLocale(href, locale);
      else node.properties['rel'] = ['noopener'];
    });
  };
}

/** Italics are Turkish words, unless a `<bdi lang>` around them says otherwise. */
function markTurkish(locale: Locale) {
  return () => (tree: Root) => {
    if (locale === 'tr') return;
    visit(tree, 'element', (node, index = 0, parent) => {
      if (node.tagName !== 'em') return;
      const before = parent?.children[index - 1];
      const isMarked = before?.type === 'raw' && before.value.includes('lang=');
      if (!isMarked) node.properties['lang'] = 'tr';
    });
  };
}

const typesetText = () => (tree: Root) => {
  visit(tree, 'text', (node) => {
    node.value = typeset(node.value);
  });
};

/** Raw HTML passes: `problemsOfBody` allows only `<bdi>`. */
export function renderMarkdown(body: string, locale: Locale): string {
  return unified()
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(localiseLinks(locale))
    .use(markTurkish(locale))
    .use(typesetText)
    .use(rehypeStringify, { allowDangerousHtml: true })
    .processSync(body)
    .toString();
}

const parseMarkdown = (body: string): MarkdownRoot => unified().use(remarkParse).parse(body);

/** Without Markdown and `<bdi>`. */
const plainOf = (node: unknown) => toString(node).replaceAll(/<\/?bdi\b[^>]*>/g, '');

/** Cut before each `<h2>`; the first piece is the text before the first heading. */
export const inSections = (html: string): string[] => html.split(/(?=<h2 )/);

/** With the ids that {@link renderMarkdown} gives. */
export function headingsOf(body: string): Heading[] {
  return parseMarkdown(body)
    .children.filter((node) => node.type === 'heading' && node.depth === 2)
    .map((node, index) => ({ id: sectionId(index), text: plainOf(node) }));
}

/** Without Markdown. */
export const textOf = (body: string) => plainOf(parseMarkdown(body));

/** Cut before each `##`; the first section has neither id nor title. */
export function sectionsOf(body: string): { id: string; title: string; text: string }[] {
  const sections = [{ id: '', title: '', text: '' }];
  for (const node of parseMarkdown(body).children) {
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

/** For a text that is set in one line with its title. */
export function problemsOfLine(file: string, body: string, longest: number): ContentProblem[] {
  const { children } = parseMarkdown(body);
  const [first, ...others] = children;
  const { length } = textOf(body);
  return [
    ...(first && (first.type !== 'paragraph' || others.length > 0)
      ? [problem(file, 'body', 'paragraphs', {})]
      : []),
    ...(length > longest
      ? [problem(file, 'body', 'longLine', { have: length, most: longest })]
      : []),
  ];
}

type BodyFault = { fault: 'empty' | 'link' | 'heading' | 'html'; text: string };

function faultsOfBody(body: string, isAddress: (url: string) => boolean): BodyFault[] {
  const faults: BodyFault[] = body === '' ? [{ fault: 'empty', text: '' }] : [];
  visit(parseMarkdown(body), (node) => {
    const url = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
    if (url !== undefined && !url.startsWith('https://') && !isAddress(url)) {
      faults.push({ fault: 'link', text: url });
    }
    if (node.type === 'heading' && node.depth === 1) faults.push({ fault: 'heading', text: '' });
    if (node.type === 'html' && !/^<\/?bdi\b[^>]*>$/.test(node.value)) {
      faults.push({ fault: 'html', text: node.value });
    }
  });
  return faults;
}

export const problemsOfBody = (
  file: string,
  body: string,
  addresses: ReadonlySet<string>,
  drafts: ReadonlySet<string>,
): ContentProblem[] =>
  faultsOfBody(body, (url) => addresses.has(url)).map(({ fault, text }) => {
    const name = fault === 'link' && drafts.has(text) ? 'linkToDraft' : fault;
    return problem(file, 'body', name, { html: text });
  });
