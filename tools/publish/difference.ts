/* The small difference between two texts, as an owner wants to see it. */

export type Piece = { lead: string; before: string; now: string; tail: string };

const around = 4;

/** Lines that differ, as pairs of what was and what is; equal lines are left out. */
function hunks(before: readonly string[], now: readonly string[]): [string[], string[]][] {
  let start = 0;
  while (start < before.length && start < now.length && before[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, now.length) - start &&
    before.at(-1 - end) === now.at(-1 - end)
  ) {
    end += 1;
  }
  const old = before.slice(start, before.length - end);
  const fresh = now.slice(start, now.length - end);
  // Longest common subsequence, from the end.
  const width = fresh.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (a: number, b: number) => common[a * width + b] ?? 0;
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = fresh.length - 1; b >= 0; b -= 1) {
      common[a * width + b] =
        old[a] === fresh[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const found: [string[], string[]][] = [];
  let open: [string[], string[]] | undefined;
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a] === fresh[b]) {
      open = undefined;
      a += 1;
      b += 1;
      continue;
    }
    if (!open) found.push((open = [[], []]));
    const isGone = b >= fresh.length || (a < old.length && at(a + 1, b) >= at(a, b + 1));
    if (isGone) open[0].push(old[a++] ?? '');
    else open[1].push(fresh[b++] ?? '');
  }
  return found;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function pieceOf(before: string, now: string): Piece {
  const [old, fresh] = [wordsOf(before), wordsOf(now)];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, fresh.length) - start &&
    old.at(-1 - end) === fresh.at(-1 - end)
  ) {
    end += 1;
  }
  const lead = fresh.slice(Math.max(0, start - around), start).join(' ');
  const tail = fresh.slice(fresh.length - end, fresh.length - end + around).join(' ');
  return {
    lead: start > around ? `… ${lead}` : lead,
    before: old.slice(start, old.length - end).join(' '),
    now: fresh.slice(start, fresh.length - end).join(' '),
    tail: end > around ? `${tail} …` : tail,
  };
}

export const piecesBetween = (before: readonly string[], now: readonly string[]): Piece[] =>
  hunks(before, now).flatMap(([gone, added]) =>
    gone.length === added.length
      ? gone.map((line, at) => pieceOf(line, added[at] ?? ''))
      : [pieceOf(gone.join(' '), added.join(' '))],
  );

export const countWords = (text: string) => wordsOf(text).length;
