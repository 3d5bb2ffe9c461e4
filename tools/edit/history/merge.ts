export type Conflict = { path: (string | number)[]; mine: unknown; theirs: unknown };
export type Merged = { value: unknown; conflicts: Conflict[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Two changes of one text: where both changed a field, `value` has mine and `conflicts` both. */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Conflict['path'] = [],
): Merged {
  if (same(mine, theirs) || same(base, theirs)) return { value: mine, conflicts: [] };
  if (same(base, mine)) return { value: theirs, conflicts: [] };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = keys.map(
      (key) => [key, merge(base[key], mine[key], theirs[key], [...path, key])] as const,
    );
    return {
      value: Object.fromEntries(
        parts
          .filter(([, { value }]) => value !== undefined)
          .map(([key, { value }]) => [key, value]),
      ),
      conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      const parts = base.map((one, at) => merge(one, mine[at], theirs[at], [...path, at]));
      return {
        value: parts.map(({ value }) => value),
        conflicts: parts.flatMap(({ conflicts }) => conflicts),
      };
    }
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}
