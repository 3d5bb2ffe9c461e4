/** What `use` gives, or nothing where the browser refuses: storage may be switched off or full. */
export function tryOrUndefined<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
