/** Milliseconds. */
const longest = 5000;

/** @throws {Error} if it does not come. */
export async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longest) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
