import sax, { type Tag } from 'sax';

export type PageText = { title: string; lines: string[] };

/** Their text goes on in the line around them. */
const inline = new Set(
  'a abbr b bdi bdo cite code data em i kbd mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);
const silent = new Set(['script', 'style', 'template']);

/** What a visitor reads, a line for each block, with the words for pictures and for search engines. */
export function textOf(html: string): PageText {
  const lines: string[] = [];
  let title = '';
  let line = '';
  let hidden = '';
  const end = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
    return text;
  };
  const reader = Object.assign(sax.parser(false), {
    onopentag({ name: written, attributes }: Tag) {
      const name = written.toLowerCase();
      if (silent.has(name)) hidden ||= name;
      if (hidden) return;
      if (!inline.has(name)) end();
      const described = name === 'img' || attributes.NAME === 'description';
      if (described) {
        line = attributes.ALT ?? attributes.CONTENT ?? '';
        end();
      }
    },
    onclosetag(written: string) {
      const name = written.toLowerCase();
      if (name === hidden) hidden = '';
      else if (!hidden && !inline.has(name)) {
        const text = end();
        if (name === 'title') title ||= text;
      }
    },
    ontext(text: string) {
      if (!hidden) line += text;
    },
    onscript() {},
  });
  // After the end of its first element sax reads everything as text.
  reader.write(`<html>${html}`).close();
  end();
  return { title, lines };
}
