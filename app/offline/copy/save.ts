import { today } from '../../days.ts';
import type { Locale } from '../../locales.ts';
import {
  copyCache,
  copying,
  copyList,
  hashLength,
  visitedCaches,
  type CopyFile,
  type CopyList,
} from '../names.ts';
import { newestList, sentOf, storedCopies, type SavedList } from './list.ts';

/** Its hash differs from the list's: after a deployment, or by a fault of the host. */
class UnexpectedFile extends Error {}

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
async function takeFile(
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

/** Each has its sentence in `copy.`. */
export type Outcome = 'done' | 'stopped' | 'interrupted' | 'noRoom' | 'impossible';
export type Progress = { done: number; total: number };

/** The number of connections that browsers open to one host. */
const concurrency = 6;

const noRoom = () => new DOMException('', 'QuotaExceededError');

/** @throws {DOMException} */
async function checkRoom(bytes: number) {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < bytes) throw noRoom();
}

const putList = async (locale: Locale, cache: Cache, list: SavedList) =>
  cache.put(copyList(locale), new Response(JSON.stringify(list)));

/** Visited pages are older than the copy and would be shown instead. */
async function forgetOlder({ files }: CopyList) {
  const pages = await caches.open(visitedCaches.pages);
  await Promise.all(files.map(([address]) => pages.delete(address)));
}

/** The previous copy stays until the new one is whole. */
async function takeAll(
  locale: Locale,
  list: CopyList,
  signal: AbortSignal,
  progress: (now: Progress) => void,
) {
  const stored = await storedCopies(locale);
  const name = copyCache(locale, list.version);
  const begun = stored.find((copy) => copy.name === name);
  const missing = begun?.missing ?? list.files;
  await checkRoom((list.bytes * sentOf(missing)) / list.sent);
  const into = await caches.open(name);
  if (!begun) await putList(locale, into, list);
  const before = stored.filter((copy) => copy !== begun);
  const others = await Promise.all(before.map((copy) => caches.open(copy.name)));

  let done = list.sent - sentOf(missing);
  progress({ done, total: list.sent });
  const files = missing.values();
  let fault: unknown;
  const takeNext = async () => {
    for (const file of files) {
      if (fault !== undefined) return;
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop -- each loop fetches one at a time
        await takeFile(file, into, others, signal);
        done += file[2];
        progress({ done, total: list.sent });
      } catch (error) {
        fault ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, takeNext));
  if (fault !== undefined) throw fault;

  // Another tab may have removed it.
  if (!(await caches.has(name))) return false;
  await putList(locale, into, { ...list, savedOn: today() });
  await Promise.all(before.map((copy) => caches.delete(copy.name)));
  await forgetOlder(list);
  return true;
}

async function removeBegun(locale: Locale) {
  const begun = (await storedCopies(locale)).filter(({ list }) => list.savedOn === undefined);
  await Promise.all(begun.map(({ name }) => caches.delete(name)));
}

/** After a deployment while saving a file's hash differs, and the newest list is fetched. */
export async function saveCopy(
  locale: Locale,
  signal: AbortSignal,
  progress: (now: Progress) => void,
): Promise<Outcome> {
  let before: string | undefined;
  for (;;) {
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- repeated only after a deployment
      const list = await newestList(locale, signal);
      if (list.version === before) return 'interrupted';
      before = list.version;
      // oxlint-disable-next-line eslint/no-await-in-loop
      return (await takeAll(locale, list, signal, progress)) ? 'done' : 'stopped';
    } catch (error) {
      if (signal.aborted) return 'stopped';
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        // oxlint-disable-next-line eslint/no-await-in-loop
        await removeBegun(locale);
        return 'noRoom';
      }
      if (error instanceof UnexpectedFile) continue;
      // A failed fetch is a TypeError, and one that took too long an AbortError.
      const isRefused = error instanceof DOMException && error.name !== 'AbortError';
      return isRefused ? 'impossible' : 'interrupted';
    }
  }
}
