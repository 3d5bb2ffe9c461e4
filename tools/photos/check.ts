/** A photo of the site: the address of each of its widths, and where it can be looked up. */
export type CheckedPhoto = { name: string; images: readonly string[]; page: string };

export type Terms = {
  ask: (address: string, init: RequestInit) => Promise<Response>;
  /** How long an answer may take to arrive whole, in milliseconds. */
  timeout: number;
  /** How heavy an image may be, in bytes. */
  heaviest: number;
  /** How many photos are asked for at a time: hosts turn away who asks for many. */
  atOnce: number;
};

type Wanted = 'image/' | 'text/html';

async function isTooBig(response: Response, heaviest: number) {
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > heaviest) return true;
  }
  return false;
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer in time';
  return `no answer (${error.cause instanceof Error ? error.cause.message : error.message})`;
}

/** What is wrong with what an address answers; nothing if it is as it should be. */
async function problemOf(address: string, wanted: Wanted, { ask, timeout, heaviest }: Terms) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await ask(address, { redirect: 'manual', signal });
    const { status, headers } = response;
    const type = headers.get('content-type') ?? 'of no type';
    if (status >= 300 && status < 400) return `moved to ${headers.get('location') ?? 'nowhere'}`;
    if (!response.ok) return `answers ${status}`;
    if (!type.startsWith(wanted)) return `is ${type}`;
    if (wanted === 'image/') {
      return (await isTooBig(response, heaviest)) ? `is heavier than ${heaviest} bytes` : undefined;
    }
    await response.body?.cancel();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** A line about one photo, its addresses asked one after another. */
async function lineOf({ name, images, page }: CheckedPhoto, terms: Terms) {
  const wanted = new Map<string, Wanted>(images.map((address) => [address, 'image/']));
  // A photo whose page is not known is its own source.
  if (!wanted.has(page)) wanted.set(page, 'text/html');
  const problems: string[] = [];
  for (const [address, type] of wanted) {
    const problem = await problemOf(address, type, terms);
    if (problem) problems.push(`${address} ${problem}`);
  }
  const isFine = problems.length === 0;
  return {
    name,
    problems,
    isFine,
    line: `${isFine ? 'ok' : 'WRONG'}  ${[name, ...problems].join('; ')}`,
  };
}

/** A line for each photo, in their order, and a sum. */
export async function checkPhotos(photos: readonly CheckedPhoto[], terms: Terms) {
  const results: Awaited<ReturnType<typeof lineOf>>[] = [];
  // The workers share one list, so that each takes the next photo that nobody has taken.
  const waiting = photos.entries();
  const work = async () => {
    for (const [at, photo] of waiting) results[at] = await lineOf(photo, terms);
  };
  await Promise.all(Array.from({ length: terms.atOnce }, work));
  const wrong = results.filter(({ isFine }) => !isFine);
  return {
    isFine: wrong.length === 0,
    wrong: wrong.map(({ name, problems }) => ({ name, problems })),
    lines: [
      ...results.map(({ line }) => line),
      `photos: ${photos.length}, with a fault: ${wrong.length}`,
    ],
  };
}
