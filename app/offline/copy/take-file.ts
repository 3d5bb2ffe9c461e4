import { copying, hashLength, type CopyFile } from '../names.ts';

/** Its hash differs from the list's: after a deployment, or by a fault of the host. */
export class UnexpectedFile extends Error {}

async function hashOf(bytes: ArrayBuffer) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}

/** The cached body is uncompressed. */
const droppedHeaders = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/** A new response: browsers open no page from a redirected one. */
function cleanResponse(bytes: ArrayBuffer, response: Response) {
  const headers = new Headers(response.headers);
  for (const name of droppedHeaders) headers.delete(name);
  return new Response(bytes, { headers });
}

/** For one file, in milliseconds. */
const timeout = 30_000;

async function fetchFile(address: string, signal: AbortSignal) {
  signal.throwIfAborted();
  const control = new AbortController();
  const stop = () => control.abort();
  signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, timeout);
  try {
    const response = await fetch(address, {
      // Files in /assets/ have a hash in their name.
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

/** Takes a file from another version's copy if its hash is the same. @throws {UnexpectedFile} */
export async function takeFile(
  [address, hash]: CopyFile,
  into: Cache,
  others: readonly Cache[],
  signal: AbortSignal,
) {
  for (const other of others) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the second only if the first lacks it
    const kept = await other.match(address, { ignoreVary: true });
    // oxlint-disable-next-line eslint/no-await-in-loop
    const bytes = await kept?.arrayBuffer();
    // oxlint-disable-next-line eslint/no-await-in-loop
    if (kept && bytes && (await hashOf(bytes)) === hash) {
      return into.put(address, cleanResponse(bytes, kept));
    }
  }
  const { bytes, response } = await fetchFile(address, signal);
  if (!response.ok) throw new UnexpectedFile(`${response.status} for ${address}`);
  if ((await hashOf(bytes)) !== hash) throw new UnexpectedFile(`${address} has another hash`);
  return into.put(address, cleanResponse(bytes, response));
}
