function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

/** @throws {Error} if there were no visits. */
export function medians<Figures extends Record<string, number>>(visits: readonly Figures[]) {
  const [first] = visits;
  if (!first) throw new Error('There was no visit');
  const entries = Object.keys(first).map(
    (name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))] as const,
  );
  return { ...first, ...Object.fromEntries(entries) };
}
