/** Text of an address or a field within a sentence: isolated, and without marks that would turn what follows. */
export const quoted = (text: string) =>
  `\u2068${text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')}\u2069`;
