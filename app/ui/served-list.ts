// Lists are served whole; `data-filtering` on the root hides them until the filter has run (`await-filter.ts`).

const listOf = (name: string) => document.querySelector<HTMLElement>(`[data-list="${name}"]`);

export function showItems(list: string, key: 'place' | 'trip', ids: ReadonlySet<string>) {
  const element = listOf(list);
  for (const item of element?.querySelectorAll<HTMLElement>(`:scope > [data-${key}]`) ?? []) {
    item.hidden = !ids.has(item.dataset[key] ?? '');
  }
}

export function orderItems(list: string, key: 'place', ids: readonly string[]) {
  const element = listOf(list);
  const items = [...(element?.querySelectorAll<HTMLElement>(`:scope > [data-${key}]`) ?? [])];
  const at = (item: HTMLElement) => ids.indexOf(item.dataset[key] ?? '');
  const ordered = items.toSorted((one, other) => at(one) - at(other));
  if (ordered.some((item, index) => item !== items[index])) element?.append(...ordered);
}

export function showFiltered(query: string) {
  if (query === location.search) delete document.documentElement.dataset['filtering'];
}
