type Entry = { id: string };

/** @throws {Error} for an id that none of them has. */
export function entryOf<Item extends Entry>(items: readonly Item[], id: string) {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`There is no entry "${id}"`);
  return found;
}

/** Finds the items with these ids, in the order of the ids. */
export const withIds = <Item extends Entry>(ids: readonly string[], items: readonly Item[]) =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
