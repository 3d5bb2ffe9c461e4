const noWidth = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;
// oxlint-disable-next-line no-control-regex -- Word leaves such characters in what it copies
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const bullet = /^\s*(?:[·•▪‣◦●○]\s+|[–oü§-](?:\t|[ \u00a0]{2,})\s*)/;
const numbered = /^\s*(\d{1,2})[.)](?:\t|[ \u00a0]{2,})\s*/;
const item = /^(?:-|\d{1,2}\.) /;

/** Bullets of a word processor become those of Markdown, marks of direction and of no width are dropped. */
export function plainText(pasted: string): string {
  return pasted
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(noWidth, '')
    .replaceAll(control, '')
    .split('\n')
    .map((line) => line.replace(bullet, '- ').replace(numbered, '$1. '))
    .map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Lines of a word processor are paragraphs, except those of a list. */
export const inParagraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at, all) => {
      if (at === 0) return line;
      return `${item.test(line) && item.test(all[at - 1] ?? '') ? '\n' : '\n\n'}${line}`;
    })
    .join('');

/** For a field of one line. */
export const oneLine = (pasted: string) => plainText(pasted).replaceAll(/\n+/g, ' ');
