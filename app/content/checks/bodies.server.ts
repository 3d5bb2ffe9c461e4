import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { textOf } from '../../i18n/markdown.server.ts';
import { problem, type ContentProblem, type ProblemName } from '../problem.ts';

/** Limits the plain text of what is set in one line with its title. */
const longestLine = 240;

function problemsOfLine(file: string, body: string): ContentProblem[] {
  const [first, ...others] = fromMarkdown(body).children;
  const have = textOf(body).length;
  return [
    ...(first && (first.type !== 'paragraph' || others.length > 0)
      ? [problem(file, 'body', 'paragraphs')]
      : []),
    ...(have > longestLine ? [problem(file, 'body', 'longLine', { have, most: longestLine })] : []),
  ];
}

/**
 * @param addresses That links may lead to.
 * @param drafts Addresses of drafts.
 */
export function problemsOfBody(
  file: string,
  body: string,
  addresses: ReadonlySet<string>,
  drafts: ReadonlySet<string>,
): ContentProblem[] {
  const found = /^(?:before|notices)\//.test(file) ? problemsOfLine(file, body) : [];
  const add = (name: ProblemName, html = '') => {
    found.push(problem(file, 'body', name, { html }));
  };
  if (body === '') add('empty');
  visit(fromMarkdown(body), (node) => {
    const url = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
    if (url !== undefined && !url.startsWith('https://') && !addresses.has(url))
      add(drafts.has(url) ? 'linkToDraft' : 'link', url);
    if (node.type === 'heading' && node.depth === 1) add('heading');
    if (node.type === 'html' && !/^<\/?bdi\b[^>]*>$/.test(node.value)) add('html', node.value);
  });
  return found;
}
