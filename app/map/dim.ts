const toggle = (element: Element, name: string, on: boolean) =>
  on ? element.setAttribute(name, 'true') : element.removeAttribute(name);

/** On the maps that can (`Map`, `dims`), places that are not meant step back into the paper. */
export function dimPlaces(meant: ReadonlySet<string>) {
  for (const map of document.querySelectorAll('[data-map][data-dims]')) {
    let dimmed = false;
    for (const name of map.querySelectorAll<HTMLElement>('[data-map-place]')) {
      const place = name.dataset['mapPlace'] ?? '';
      const isBack = !meant.has(place);
      dimmed ||= isBack;
      for (const mark of map.querySelectorAll(`[data-place="${place}"], [data-hole="${place}"]`))
        toggle(mark, 'data-back', isBack);
      for (const word of name.querySelectorAll<HTMLElement>('[data-said-back]'))
        word.hidden = !isBack;
    }
    for (const veil of map.querySelectorAll('[data-veil]')) toggle(veil, 'data-on', dimmed);
  }
}
