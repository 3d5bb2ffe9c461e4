/** Keeps the lines of a list that are there: `lines.filter(isText)`. */
export const isText = (line: string | false | undefined): line is string => Boolean(line);
