import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { localeInfo } from '../../app/locales.ts';

/** The languages that the handbook is written in. */
export const handbookLocales = ['tr', 'en'] as const;
type HandbookLocale = (typeof handbookLocales)[number];

export const handbookFolder = (project: string) => join(project, 'docs/handbook');

/** Other documents are files of the project and no pages of the editor. */
const fileNames = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    const to = node.properties.href;
    if (node.tagName !== 'a' || typeof to !== 'string' || !to.startsWith('../')) return;
    node.tagName = 'code';
    node.properties = {};
    node.children = [{ type: 'text', value: `docs/${to.slice(3)}` }];
  });
};

function handbookHtml(project: string, locale: HandbookLocale): string {
  const source = readFileSync(join(handbookFolder(project), `${locale}.md`), 'utf8');
  const body = unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(fileNames)
    .use(rehypeStringify)
    .processSync(source)
    .toString();
  const [, title = ''] = /^# (.*)$/m.exec(source) ?? [];
  return `<!doctype html>
<html lang="${localeInfo[locale].intl}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/handbook.css">
<main>${body}</main>
</html>
`;
}

type Answer = { type: string; body: string | Buffer };

/** `/handbook/tr`, and the pictures beside it. */
export function handbookAnswer(project: string, pathname: string): Answer | undefined {
  const [, name = ''] = /^\/handbook\/(\w+|pictures\/[\w-]+\.avif)$/.exec(pathname) ?? [];
  const locale = handbookLocales.find((one) => one === name);
  if (locale) return { type: 'text/html', body: handbookHtml(project, locale) };
  const file = join(handbookFolder(project), name);
  if (!name.endsWith('.avif') || !existsSync(file)) return undefined;
  return { type: 'image/avif', body: readFileSync(file) };
}
