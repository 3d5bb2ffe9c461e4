import { parse, stringify } from 'yaml';

const parts = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** A file of words with the same values, as Sveltia CMS writes it (`formatYAML` in its source). */
export function rewrittenWords(text: string) {
  const { head, body = '' } = parts.exec(text.trim())?.groups ?? {};
  if (head === undefined) return `${text.trim()}\n`;
  const yaml = stringify(parse(head), null, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  });
  const words = body.replace(/^\n/, '');
  return `---\n${yaml.trim()}\n---\n${words === '' ? '' : `\n${words}\n`}`;
}
