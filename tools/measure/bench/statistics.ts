import { median } from '../../report/words.ts';

/** @throws {Error} if there were no visits. */
export function medians<Figures extends Record<string, number>>(visits: readonly Figures[]) {
  const [first] = visits;
  if (!first) throw new Error('There was no visit');
  const entries = Object.keys(first).map(
    (name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))] as const,
  );
  return { ...first, ...Object.fromEntries(entries) };
}
