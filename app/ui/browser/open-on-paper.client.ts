/** Opens shut chapters while a page prints; `styles/print.css` does so where a browser has `::details-content`. */
export function startOpenOnPaper() {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const chapter of opened) chapter.open = true;
  });
  addEventListener('afterprint', () => {
    for (const chapter of opened) chapter.open = false;
  });
}
