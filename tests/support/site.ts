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
import { builtSite as folder, requireBuild } from '../../tools/build/built-site.ts';
import { filesBelow } from '../../tools/build/files.ts';

requireBuild();

export const inSite = (address: string) => join(folder, address);
export const readSite = (address: string) => readFileSync(inSite(address), 'utf8');

/** As addresses: `/assets/root-1a2b3c.js`. */
export const files = filesBelow(folder).map(
  (file) => `/${relative(folder, file).replaceAll(sep, '/')}`,
);
const fileSet = new Set(files);
export const isFile = (address: string) => fileSet.has(address);

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
export const textOf = (node: DOMNode) =>
  decode(
    textNodesIn(node)
      .map(({ textContent }) => textContent)
      .join(''),
  );

export type Page = { address: string; locale: Locale; html: string; document: HtmlElement };

const config = await new StaticConfigLoader({ root: true, elements: ['html5'] }).getConfigFor('');

const allPages: Page[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const address = file === '/index.html' ? '/' : file.slice(0, -'.html'.length);
    const html = readSite(file);
    return {
      address,
      locale: localeOf(address),
      html,
      document: new Parser(config).parseHtml(html),
    };
  });

const notFound = new Set(locales.flatMap(notFoundPagesOf));
/** Pages that answer 200. */
export const pages = allPages.filter(({ address }) => !notFound.has(address));
export const notFoundPages = allPages.filter(({ address }) => notFound.has(address));
export const everyPage = allPages;

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

export const inPages = (list: readonly Page[], complain: (page: Page) => readonly string[]) =>
  list.flatMap((page) => complain(page).map((complaint) => `${page.address}: ${complaint}`));
