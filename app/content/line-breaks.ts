/**
 * Keeps together what a browser would break: "April–June", "2006–2021", the "e-" of "e-posta" and the
 * article of "el-Ensari" (a word joiner, U+2060, follows the dash); a figure and its unit, in Arabic also
 * what it counts (`#` is the figure in a message); and Latin names between Arabic words, of which a half
 * in the next line would be read from the wrong end.
 */
export const keepTogether = (words: string) =>
  words
    .replaceAll(/–|(?<=(?<!\p{L})(?:e|el))-(?=\p{L})/giu, '$&\u2060')
    .replaceAll(
      /(?<=[#\d]) (?=\p{Script=Arabic})|(?<=[\d}]) (?=°C|[km]m\b|ملم|كم|درجة)/gu,
      '\u00a0',
    )
    .replaceAll(/\u2066[^\u2069]+\u2069/g, (name) => name.replaceAll(' ', '\u00a0'));
