/** Whether a text is still what `npm run new` puts in its place: each line says WRITE. */
export const isUnwritten = (text: string) =>
  /\S/.test(text) &&
  text.split('\n').every((line) => /^(?:WRITE\b|https:\/\/WRITE\b|\s*$)/.test(line));

/** As the form shows it. */
export const writtenPart = (text: string) => (isUnwritten(text) ? '' : text);
