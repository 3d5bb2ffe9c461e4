/* Lists that are served whole and filtered in the page: `data-list` names one, `data-filtering` on the root
   hides it until its filter has read the address (`await-filter.ts`). */

const listOf = (name: string) => document.querySelector<HTMLElement>(`[data-list="${name}"]`);

/** Items with one of the ids are shown, others hidden; none of them rises again as at first. */
export function showItems(list: string, key: 'place' | 'trip', ids: ReadonlySet<string>) {
  const element = listOf(list);
  for (const item of element?.querySelectorAll<HTMLElement>(`:scope > [data-${key}]`) ?? []) {
    const hidden = !ids.has(item.dataset[key] ?? '');
    if (item.hidden === hidden) continue;
    item.hidden = hidden;
    element?.setAttribute('data-still', '');
  }
}

/** Brings the items into the order of the ids. */
export function orderItems(list: string, key: 'place', ids: readonly string[]) {
  const element = listOf(list);
  const items = [...(element?.querySelectorAll<HTMLElement>(`:scope > [data-${key}]`) ?? [])];
  const at = (item: HTMLElement) => ids.indexOf(item.dataset[key] ?? '');
  const ordered = items.toSorted((one, other) => at(one) - at(other));
  if (ordered.some((item, index) => item !== items[index])) element?.append(...ordered);
}

/** A filter has done what the query asks: if it is still the address's, what waited for it is shown. */
export function showFiltered(query: string) {
  if (query === location.search) delete document.documentElement.dataset['filtering'];
}
