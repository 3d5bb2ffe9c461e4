/**
 * No line break within "April–June", "e-posta", "el-Ensari" (word joiner, U+2060), a figure and its unit, or a
 * Latin name in Arabic text (no-break space); `#` is the figure in a message.
 */
export const keepTogether = (words: string) =>
  words
    .replaceAll(/–|(?<=(?<!\p{L})(?:e|el))-(?=\p{L})/giu, '$&\u2060')
    .replaceAll(
      /(?<=[#\d]) (?=\p{Script=Arabic})|(?<=[#\d}½]) (?=°[CF]|[km]?m\b|(?:hour|minute)s?\b|buçuk\b|saat\b|dakika\b|ملم|كم|درجة)/gu,
      '\u00a0',
    )
    .replaceAll(/\u2066[^\u2069]+\u2069/g, (name) => name.replaceAll(' ', '\u00a0'));
