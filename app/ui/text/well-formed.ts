/** Replaces halves of signs, which an address cannot have; browsers of 2023 lack `toWellFormed`. */
export const wellFormed = (text: string) => text.replaceAll(/\p{Cs}/gu, '\uFFFD');
