import sax, { type Tag } from 'sax';

/** HTML without its elements that are `hidden`. */
export function shownHtml(html: string): string {
  let kept = '';
  let from = 0;
  let depth = 0;
  const reader = Object.assign(sax.parser(false), {
    onopentag({ attributes }: Tag) {
      if (depth > 0) depth += 1;
      else if ('HIDDEN' in attributes) {
        depth = 1;
        kept += html.slice(from, reader.startTagPosition - 1);
      }
    },
    onclosetag() {
      if (depth === 0) return;
      depth -= 1;
      if (depth === 0) from = reader.position;
    },
    onscript() {},
  });
  reader.write(html).close();
  return kept + html.slice(from);
}
