/** Finds the items with these ids, in the order of the ids. */
export const withIds = <Item extends { id: string }>(
  ids: readonly string[],
  items: readonly Item[],
) => ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
