/**
 * Keeps together what a browser would break: "April–June", "2006–2021", the "e-" of "e-posta" and the
 * article of "el-Ensari". A word joiner (U+2060) follows the dash.
 */
export const keepTogether = (words: string) =>
  words.replaceAll(/–|(?<=(?<!\p{L})(?:e|el))-(?=\p{L})/giu, '$&\u2060');
