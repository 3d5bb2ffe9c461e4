export type Terms = {
  ask: (address: string, init: RequestInit) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds until an answer has arrived whole. */
  timeout: number;
  /** Bytes. */
  heaviest: number;
  /** How often a photo is asked for in one run. */
  attempts: number;
  /** Milliseconds between two requests to a host. */
  pause: number;
};

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer in time';
  return `no answer (${error.cause instanceof Error ? error.cause.message : error.message})`;
}

/** Milliseconds from `Retry-After`, which has seconds or a date; at most ten minutes. */
function retryAfter(headers: Headers): number | undefined {
  const told = headers.get('retry-after');
  if (told === null) return undefined;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 600) * 1000 : undefined;
}

type Attempt = { photo: Buffer } | { problem: string; again?: boolean; wait?: number | undefined };

async function attempt(address: string, { ask, timeout, heaviest }: Terms): Promise<Attempt> {
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(timeout) });
    const { ok, status, headers, url } = response;
    const type = headers.get('content-type') ?? 'of no type';
    if (!ok) {
      const again = status === 429 || status >= 500;
      return { problem: `answers ${status}`, again, wait: retryAfter(headers) };
    }
    if (new URL(url).protocol !== new URL(address).protocol) return { problem: `leads to ${url}` };
    if (!/^image\/(?:jpeg|png|webp|avif)\b/.test(type)) return { problem: `is ${type}` };
    const photo = Buffer.from(await response.arrayBuffer());
    return photo.length > heaviest ? { problem: `is heavier than ${heaviest} bytes` } : { photo };
  } catch (error) {
    return { problem: reasonOf(error), again: true };
  }
}

/** Waits twice as long before each further attempt, or as long as the host asks for. */
export async function fetchPhoto(address: string, terms: Terms): Promise<Attempt> {
  for (let turn = 1; ; turn += 1) {
    const result = await attempt(address, terms);
    if ('photo' in result || !result.again || turn === terms.attempts) return result;
    await terms.wait(result.wait ?? terms.pause * 2 ** turn);
  }
}
