/* Invisible signs for text on a page; attributes, exported texts and indexes have none. */

const arabic = /\p{Script=Arabic}/u;
/** Latin alone, to isolate in Arabic text. */
const foreignToArabic = /^[^\p{Script=Arabic}]*\p{Script=Latin}[^\p{Script=Arabic}]*$/u;
const quoted = /(?<=[«“])[^«»“”]+(?=[»”])/gu;

/** With its digits and inner signs: T1, O-21, muze.gov.tr. */
const word = String.raw`\d*\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:[-–’'.:/+&@]{1,3}[\p{Script=Latin}\d]+)*`;
const latinRun = new RegExp(
  String.raw`/?${word}(?:,? ${word})*[?!]?|(?<![\d\p{L}])[+−]\d+(?:[.,]\d+)*`,
  'gu',
);

/** A longer run of words is a sentence, which needs its line breaks. */
const mostWordsOfName = 4;

/** Between U+2068 and U+2069, so that its direction is its own; a name stays on one line. */
function isolated(run: string) {
  const isName = !run.includes(',') && run.split(' ').length <= mostWordsOfName;
  return `\u2068${isName ? run.replaceAll(' ', '\u00a0') : run}\u2069`;
}

function withIsolates(text: string) {
  if (!arabic.test(text) || /[\u2066-\u2069]/.test(text)) return text;
  const unquoted = text.replaceAll(quoted, '');
  const isArabic = arabic.test(unquoted) || !/\p{L}/u.test(unquoted);
  const foreign = isArabic ? foreignToArabic : arabic;
  const set = text.replaceAll(quoted, (words) => (foreign.test(words) ? isolated(words) : words));
  if (!isArabic) return set;
  return set
    .split(/(\u2068[^\u2069]*\u2069)/)
    .map((part) => (part.startsWith('\u2068') ? part : part.replaceAll(latinRun, isolated)))
    .join('');
}

/**
 * Isolates Latin words within Arabic text, and lets no line break within "April–June" (but in a row of names), "e-posta", "el-Ensari",
 * "per person", "two sharing" and "en az", or between a figure and its unit. Once is as good as twice.
 */
export const typeset = (text: string) =>
  withIsolates(text)
    .replaceAll(
      /(?<!–[^\s–]*)–(?=[^\s\u2060])(?![^\s–]*–)|(?<=(?<!\p{L})(?:e|el))-(?=\p{L})/giu,
      '$&\u2060',
    )
    .replaceAll(
      / (?=°)|(?<=\d|−[\d.,]+\u2069) (?=\p{Script=Arabic}|\$)|(?<=[\d½]) (?=(?:[km]?m|kilometres|MB|hours?|minutes?|nights?|gece|buçuk|saat|dakika)(?!\p{L}))/gu,
      '\u00a0',
    )
    .replaceAll(/(?<=(?<!\p{L})(?:per|two|en)) (?=(?:person|sharing|az)(?!\p{L}))/gu, '\u00a0');
