/* Asks hosts for photos as a guest does: one at a time, saying who asks, and not again at once when told to wait. */

export type Terms = {
  ask: (address: string, init: RequestInit) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
  /** How long an answer may take to arrive whole, in milliseconds. */
  timeout: number;
  /** How heavy a photo may be, in bytes. */
  heaviest: number;
  /** How often a photo is asked for before it is left for the next run. */
  attempts: number;
  /** Between two questions to the same host, in milliseconds. */
  pause: number;
};

const mostRedirects = 4;

/** What will be the same when asked again. */
class Refused extends Error {}

async function whole(response: Response, heaviest: number) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > heaviest) throw new Refused(`is heavier than ${heaviest} bytes`);
    pieces.push(piece);
  }
  const promised = Number(response.headers.get('content-length') ?? size);
  // fetch unpacks what is packed, and then the lengths differ by right.
  if (!response.headers.has('content-encoding') && promised !== size) {
    throw new Error(`broke off after ${size} of ${promised} bytes`);
  }
  return Buffer.concat(pieces);
}

async function follow(address: string, terms: Terms, signal: AbortSignal): Promise<Response> {
  let here = address;
  for (let turn = 0; turn <= mostRedirects; turn++) {
    const response = await terms.ask(here, { redirect: 'manual', signal });
    if (response.status < 300 || response.status >= 400) return response;
    const location = response.headers.get('location');
    await response.body?.cancel();
    if (location === null) throw new Refused(`answers ${response.status} and leads nowhere`);
    const next = new URL(location, here);
    if (next.protocol !== new URL(address).protocol) throw new Refused(`leads to ${next.href}`);
    here = next.href;
  }
  throw new Refused(`leads on and on`);
}

/** Seconds or a date, as hosts write it; at most ten minutes. */
function toldToWait(response: Response): number | undefined {
  const said = response.headers.get('retry-after');
  if (said === null) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 600) * 1000 : undefined;
}

type Attempt = { photo: Buffer } | { problem: string; again: boolean; wait?: number | undefined };

async function attempt(address: string, terms: Terms): Promise<Attempt> {
  try {
    const response = await follow(address, terms, AbortSignal.timeout(terms.timeout));
    const { status, headers } = response;
    if (!response.ok) {
      await response.body?.cancel();
      const again = status === 429 || status >= 500;
      return { problem: `answers ${status}`, again, wait: toldToWait(response) };
    }
    const type = headers.get('content-type') ?? 'of no type';
    if (!/^image\/(?:jpeg|png|webp|avif)\b/.test(type)) {
      await response.body?.cancel();
      return { problem: `is ${type}`, again: false };
    }
    return { photo: await whole(response, terms.heaviest) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message, again: false };
    if (!(error instanceof Error)) throw error;
    const late = error.name === 'TimeoutError';
    return { problem: late ? 'no answer in time' : `no answer (${error.message})`, again: true };
  }
}

/** A photo, or in words why there is none. Waits twice as long before each further question. */
export async function fetchPhoto(
  address: string,
  terms: Terms,
): Promise<{ photo: Buffer } | { problem: string }> {
  let problem = 'was not asked for';
  for (let turn = 0; turn < terms.attempts; turn++) {
    const result = await attempt(address, terms);
    if ('photo' in result) return result;
    problem = result.problem;
    if (!result.again) break;
    if (turn < terms.attempts - 1) await terms.wait(result.wait ?? terms.pause * 2 ** (turn + 1));
  }
  return { problem };
}
