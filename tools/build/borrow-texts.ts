import { z } from 'zod';

/*
 * A page's texts stand in the page, and React Router's data that wakes the page has them once more.
 * The second time goes: the script reads them from the page, from the elements that say with
 * `data-content` that one value of the data is all they hold.
 */

const mark = 'data-content';
const enqueued = /(\S+\.streamController\.enqueue\()("(?:[^"\\]|\\.)*")\)/;

const isHtml = (text: string) => text.startsWith('<');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Text as React writes it into a page. */
const written = (text: string) => text.replaceAll(/["&'<>]/g, (sign) => entities[sign] ?? sign);

/** A page's script, in which every text that the page holds is read from there. */
export function borrowTexts(page: string, script: string) {
  const [, ...elements] = page.split(` ${mark}=""`);

  const codeOf = (value: unknown) => {
    if (typeof value !== 'string') return JSON.stringify(value);
    const content = `${isHtml(value) ? value : written(value)}</`;
    const at = elements.findIndex((source) => source.startsWith(content, source.indexOf('>') + 1));
    if (at < 0) return JSON.stringify(value);
    return `texts[${at}]?.${isHtml(value) ? 'innerHTML' : 'textContent'}`;
  };

  return script.replace(enqueued, (_, call: string, literal: string) => {
    const values = z.array(z.unknown()).parse(JSON.parse(z.string().parse(JSON.parse(literal))));
    const data = `[${values.map(codeOf).join()}]`;
    return `const texts = document.querySelectorAll('[${mark}]');\n${call}JSON.stringify(${data}) + '\\n')`;
  });
}
