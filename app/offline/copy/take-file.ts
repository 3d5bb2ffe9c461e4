import { copying, hashLength, type CopyFile } from '../names.ts';

/** A file is not what the list says: another deployment is there, or the host has a fault. */
export class Amiss extends Error {}

async function hashOf(bytes: ArrayBuffer) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}

/** It is kept as it is read, not as it was packed for the way. */
const notKept = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/** The answer as it is kept: nothing of a redirect either, which no page may be opened with. */
function asKept(bytes: ArrayBuffer, response: Response) {
  const headers = new Headers(response.headers);
  for (const name of notKept) headers.delete(name);
  return new Response(bytes, { headers });
}

/** A network that is gone does not say so: after this long for one file it is. In milliseconds. */
const patience = 30_000;

async function fetchFile(address: string, signal: AbortSignal) {
  signal.throwIfAborted();
  const control = new AbortController();
  const stop = () => control.abort();
  signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, patience);
  try {
    const response = await fetch(address, {
      // Files named by their content are right wherever the browser has them; others it asks about.
      cache: address.startsWith('/assets/') ? 'default' : 'no-cache',
      headers: { [copying]: '1' },
      signal: control.signal,
    });
    return { response, bytes: await response.arrayBuffer() };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Puts a file into a copy, from another version's copy if it is the same there. Nothing gets in that
 * is not what the list says.
 * @throws {Amiss}
 */
export async function takeFile(
  [address, hash]: CopyFile,
  into: Cache,
  others: readonly Cache[],
  signal: AbortSignal,
) {
  for (const other of others) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the second only if the first has not got it
    const kept = await other.match(address, { ignoreVary: true });
    // oxlint-disable-next-line eslint/no-await-in-loop
    const bytes = await kept?.arrayBuffer();
    // oxlint-disable-next-line eslint/no-await-in-loop
    if (kept && bytes && (await hashOf(bytes)) === hash) {
      return into.put(address, asKept(bytes, kept));
    }
  }
  const { bytes, response } = await fetchFile(address, signal);
  if (!response.ok) throw new Amiss(`${response.status} for ${address}`);
  if ((await hashOf(bytes)) !== hash) throw new Amiss(`${address} is another one`);
  return into.put(address, asKept(bytes, response));
}
