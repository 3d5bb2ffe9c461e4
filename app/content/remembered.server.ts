/**
 * A function of one text that keeps its answers: the same files are read with every check while one of
 * them is edited. Whoever gets an answer leaves it as it is.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const answers = new Map<string, Value>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    answers.set(text, answer);
    return answer;
  };
}
