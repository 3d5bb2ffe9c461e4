// Lists are served whole; `data-awaiting-query` on the root hides them until the filter has run (`await-query.ts`).

const itemsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? []),
];

const servedList = (name: string) => document.querySelector(`[data-list="${name}"]`);

export function showItems(list: string, ids: ReadonlySet<string>) {
  for (const item of itemsOf(servedList(list))) item.hidden = !ids.has(item.dataset['item'] ?? '');
}

/** Gives the links of the items a query. */
export function linkItems(list: string, query: string) {
  for (const item of itemsOf(servedList(list)))
    for (const link of item.querySelectorAll<HTMLAnchorElement>('h3 a')) link.search = query;
}

export function orderItems(list: string, ids: readonly string[]) {
  const element = servedList(list);
  const items = itemsOf(element);
  const at = (item: HTMLElement) => ids.indexOf(item.dataset['item'] ?? '');
  const ordered = items.toSorted((one, other) => at(one) - at(other));
  if (ordered.some((item, index) => item !== items[index])) element?.append(...ordered);
}
