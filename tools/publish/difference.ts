import { diffArrays } from 'diff';

/* The small difference between two texts, as an owner wants to see it. */

export type Piece = { lead: string; before: string; now: string; tail: string };

const around = 4;

/** Lines that differ, as pairs of what was and what is; equal lines are left out. */
function hunks(before: readonly string[], now: readonly string[]): [string[], string[]][] {
  const found: [string[], string[]][] = [];
  let open: [string[], string[]] | undefined;
  for (const { value, added, removed } of diffArrays([...before], [...now])) {
    if (!added && !removed) {
      open = undefined;
      continue;
    }
    if (!open) found.push((open = [[], []]));
    open[added ? 1 : 0].push(...value);
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
