import { reasonOf, type Terms as FetchTerms } from './fetch.ts';

/** A photo of the site: the address of each of its widths, and its page at the host. */
export type CheckedPhoto = { name: string; images: readonly string[]; page: string };

export type Terms = Pick<FetchTerms, 'ask' | 'timeout' | 'heaviest'> & {
  /** Photos asked for at a time: hosts refuse many requests at once. */
  atOnce: number;
};

async function problemOf(address: string, wanted: string, { ask, timeout, heaviest }: Terms) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await ask(address, { redirect: 'manual', signal });
    const { ok, status, headers } = response;
    const type = headers.get('content-type') ?? 'of no type';
    if (status >= 300 && status < 400) return `moved to ${headers.get('location') ?? 'nowhere'}`;
    if (!ok) return `answers ${status}`;
    if (!type.startsWith(wanted)) return `is ${type}`;
    const { byteLength } = await response.arrayBuffer();
    const isHeavy = wanted === 'image/' && byteLength > heaviest;
    return isHeavy ? `is heavier than ${heaviest} bytes` : undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

async function problemsOf({ images, page }: CheckedPhoto, terms: Terms) {
  const wanted = new Map(images.map((address) => [address, 'image/']));
  // A photo whose page is not known has its image for a page.
  if (!wanted.has(page)) wanted.set(page, 'text/html');
  const problems: string[] = [];
  for (const [address, type] of wanted) {
    const problem = await problemOf(address, type, terms);
    if (problem) problems.push(`${address} ${problem}`);
  }
  return problems;
}

/** A line for each photo, in their order, and a sum. */
export async function checkPhotos(photos: readonly CheckedPhoto[], terms: Terms) {
  const results: { name: string; problems: string[] }[] = [];
  // All workers take from one iterator.
  const waiting = photos.entries();
  const work = async () => {
    for (const [at, photo] of waiting) {
      results[at] = { name: photo.name, problems: await problemsOf(photo, terms) };
    }
  };
  await Promise.all(Array.from({ length: terms.atOnce }, work));
  const wrong = results.filter(({ problems }) => problems.length > 0);
  const lines = results.map(
    ({ name, problems }) =>
      `${problems.length > 0 ? 'WRONG' : 'ok'}  ${[name, ...problems].join('; ')}`,
  );
  return { wrong, lines: [...lines, `photos: ${photos.length}, with a fault: ${wrong.length}`] };
}
