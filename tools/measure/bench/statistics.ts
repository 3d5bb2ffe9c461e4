/** The middle value; of an even number of values, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * The median of each figure of several visits.
 * @throws {Error} if there were none.
 */
export function medians<Figures extends Record<string, number>>(visits: readonly Figures[]) {
  const [first] = visits;
  if (!first) throw new Error('There was no visit');
  const entries = Object.keys(first).map(
    (name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))] as const,
  );
  return { ...first, ...Object.fromEntries(entries) };
}
