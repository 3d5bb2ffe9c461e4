import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  Parser,
  StaticConfigLoader,
  TextNode,
  type DOMNode,
  type HtmlElement,
} from 'html-validate';
import { locales, type Locale } from '../../app/locales.ts';
import { localeOf, notFoundPagesOf } from '../../app/paths.ts';
import { filesBelow } from '../../tools/build/files.ts';

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** HTML character references to characters. */
export const decode = (source: string) =>
  source.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? all;
  });

/** An empty string for an attribute without a value, undefined for a missing one. */
export const attribute = (element: HtmlElement, name: string) =>
  element.hasAttribute(name) ? decode(element.getAttributeValue(name) ?? '') : undefined;

const unread = new Set(['script', 'style', 'template']);

const textNodesIn = (node: DOMNode): TextNode[] => {
  if (node instanceof TextNode) return [node];
  if (unread.has(node.nodeName.toLowerCase())) return [];
  return node.childNodes.flatMap(textNodesIn);
};
/** Without the signs of `typeset`. */
export const textOf = (node: DOMNode) =>
  decode(
    textNodesIn(node)
      .map(({ textContent }) => textContent)
      .join(''),
  )
    .replaceAll(/[\u2060\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

export type Page = { address: string; locale: Locale; html: string; document: HtmlElement };

const config = await new StaticConfigLoader({ root: true, elements: ['html5'] }).getConfigFor('');

const notFound = new Set(locales.flatMap(notFoundPagesOf));

function readPage(folder: string, file: string): Page {
  const address = file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
  const html = readFileSync(join(folder, file), 'utf8');
  const document = new Parser(config).parseHtml(html);
  return { address, locale: localeOf(address), html, document };
}

export type BuiltSite = {
  folder: string;
  /** As addresses: `/assets/root-1a2b3c.js`. */
  files: ReadonlySet<string>;
  everyPage: readonly Page[];
  /** Pages that answer 200. */
  pages: readonly Page[];
  notFoundPages: readonly Page[];
};

export function readBuiltSite(folder: string): BuiltSite {
  const files = filesBelow(folder).map((file) => `/${relative(folder, file).replaceAll(sep, '/')}`);
  const everyPage = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(folder, file))
    // Pages at old addresses, which only lead to the new ones.
    .filter((page) => all(page, 'meta[http-equiv="refresh"]').length === 0);
  return {
    folder,
    files: new Set(files),
    everyPage,
    pages: everyPage.filter(({ address }) => !notFound.has(address)),
    notFoundPages: everyPage.filter(({ address }) => notFound.has(address)),
  };
}

export const all = ({ document }: Page, selector: string) => document.querySelectorAll(selector);

/** @throws {Error} if the page has none or several. */
export function only(page: Page, selector: string): HtmlElement {
  const [element, ...more] = all(page, selector);
  if (!element || more.length > 0) {
    throw new Error(
      `${page.address}: expected one ${selector}, found ${more.length + (element ? 1 : 0)}`,
    );
  }
  return element;
}
