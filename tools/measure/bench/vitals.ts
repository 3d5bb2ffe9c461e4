import { z } from 'zod';

/** Runs in every page before anything of its own: keeps what the browser notes about it. */
export function recordEntries() {
  const entries: unknown[] = [];
  Object.assign(globalThis, { benchEntries: entries });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) entries.push(entry.toJSON());
    }).observe({ type, buffered: true });
  }
}

export const entriesSchema = z.array(
  z.object({
    entryType: z.string(),
    name: z.string(),
    startTime: z.number(),
    duration: z.number(),
    value: z.number().optional(),
    hadRecentInput: z.boolean().optional(),
  }),
);
export type Entry = z.infer<typeof entriesSchema>[number];

/** Milliseconds. */
const longTask = 50;

export type Vitals = {
  /** First and largest contentful paint, milliseconds after the address was asked for. */
  fcp: number;
  lcp: number;
  /** Total blocking time after the first paint, in milliseconds. */
  tbt: number;
  /** All that moved by itself: never less than cumulative layout shift, which takes the worst spell. */
  cls: number;
};

/** Milliseconds beyond 50 of each task since a moment: for so long a press waits for its answer. */
const blockingOf = (entries: readonly Entry[], since: number) =>
  entries
    .filter(({ entryType, startTime }) => entryType === 'longtask' && startTime >= since)
    .reduce((sum, { duration }) => sum + duration - longTask, 0);

/** @throws {Error} if nothing was painted. */
export function vitalsOf(entries: readonly Entry[]): Vitals {
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const fcp = ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime;
  const lcp = ofType('largest-contentful-paint').at(-1)?.startTime;
  if (fcp === undefined || lcp === undefined) throw new Error('The page was never painted');
  const tbt = blockingOf(entries, fcp);
  const cls = ofType('layout-shift')
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value = 0 }) => sum + value, 0);
  return { fcp, lcp, tbt, cls };
}
