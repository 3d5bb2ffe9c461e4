/** Text of an address or a field without the marks that would turn the direction of what follows. */
export const unmarked = (text: string) => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
