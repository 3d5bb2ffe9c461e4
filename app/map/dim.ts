const toggle = (element: Element, name: string, on: boolean) =>
  on ? element.setAttribute(name, 'true') : element.removeAttribute(name);

/** Dims all other places on the maps that allow it (`Map`, `dims`). */
export function dimPlaces(chosen: ReadonlySet<string>) {
  for (const map of document.querySelectorAll('[data-map][data-dims]')) {
    let anyDimmed = false;
    for (const name of map.querySelectorAll<HTMLElement>('[data-map-place]')) {
      const place = name.dataset['mapPlace'] ?? '';
      const dimmed = !chosen.has(place);
      anyDimmed ||= dimmed;
      for (const mark of map.querySelectorAll(`[data-place="${place}"], [data-hole="${place}"]`))
        toggle(mark, 'data-dimmed', dimmed);
      for (const word of name.querySelectorAll<HTMLElement>('[data-says-dimmed]'))
        word.hidden = !dimmed;
    }
    for (const dimming of map.querySelectorAll('[data-dimming]'))
      toggle(dimming, 'data-on', anyDimmed);
  }
}
