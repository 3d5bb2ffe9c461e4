/** Milliseconds. */
const longest = 5000;

/** @throws {Error} if it does not come; by default within five seconds. */
export async function loadJson(
  address: string,
  request: RequestInit = { signal: AbortSignal.timeout(longest) },
): Promise<unknown> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Makes what belongs to a key once, and again after an error. */
export function onceEach<Key, Value>(make: (key: Key) => Promise<Value>) {
  const made = new Map<Key, Promise<Value>>();
  return (key: Key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    value.catch(() => made.delete(key));
    return value;
  };
}
