/** "April–June" and "2006–2021" stay on one line: a word joiner follows the dash. */
export const keepRanges = (text: string) => text.replaceAll('–', '–\u2060');
