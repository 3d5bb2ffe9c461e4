/** Cached by text, because checks read the same files repeatedly. Callers must not change the value. */
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
