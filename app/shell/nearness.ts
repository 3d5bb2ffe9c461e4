/** Letters without case, marks, hyphens and spaces. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('ı', 'i');

const pairsOf = (letters: string) =>
  new Set(Array.from(letters.slice(1), (letter, at) => letters.charAt(at) + letter));

/** How alike two spellings are, from 0 to 1: the Dice coefficient of their pairs of letters. */
export function nearness(one: string, other: string) {
  const pairs = pairsOf(lettersOf(one));
  const others = pairsOf(lettersOf(other));
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size || 1);
}
