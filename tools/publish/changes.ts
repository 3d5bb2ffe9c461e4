import { countWords, type Piece, piecesBetween } from './difference.ts';
import { bytesOf, fileOf, type SiteRecord } from './record.ts';

type Page = { address: string; title: string };

/** Pages on which the same words change. */
type Change = { pages: Page[]; pieces: Piece[]; added: number; removed: number };

export type Changes = {
  /** When the state before was published. */
  since?: string;
  added: Page[];
  gone: Page[];
  changed: Change[];
  /** Pages with other HTML and the same words. */
  sameWords: number;
  /** Pictures, scripts and other files that are new, changed or gone. */
  otherFiles: number;
  bytes: { before: number; now: number };
};

const without = (one: SiteRecord, other: SiteRecord): Page[] =>
  Object.entries(one.pages)
    .filter(([address]) => !other.pages[address])
    .map(([address, { title }]) => ({ address, title }));

const nothing: SiteRecord = { date: '', files: {}, pages: {} };

export function changesBetween(published: SiteRecord | undefined, now: SiteRecord): Changes {
  const before = published ?? nothing;
  const changed = new Map<string, Change>();
  let sameWords = 0;
  for (const [address, { title, lines }] of Object.entries(now.pages)) {
    const old = before.pages[address];
    if (!old) continue;
    const pieces = piecesBetween(old.lines, lines);
    if (pieces.length === 0) {
      const hashOf = (record: SiteRecord) => record.files[fileOf(address, record) ?? '']?.hash;
      if (hashOf(before) !== hashOf(now)) sameWords += 1;
      continue;
    }
    const key = JSON.stringify(pieces);
    const known = changed.get(key);
    if (known) known.pages.push({ address, title });
    else {
      changed.set(key, {
        pages: [{ address, title }],
        pieces,
        added: pieces.reduce((sum, piece) => sum + countWords(piece.now), 0),
        removed: pieces.reduce((sum, piece) => sum + countWords(piece.before), 0),
      });
    }
  }
  const others = Object.keys({ ...before.files, ...now.files }).filter(
    (file) => !/\.(?:html|br|gz)$/.test(file) && before.files[file]?.hash !== now.files[file]?.hash,
  );
  return {
    ...(published && { since: published.date }),
    added: without(now, before),
    gone: without(before, now),
    changed: [...changed.values()].toSorted((a, b) => b.pages.length - a.pages.length),
    sameWords,
    otherFiles: others.length,
    bytes: { before: bytesOf(before), now: bytesOf(now) },
  };
}
