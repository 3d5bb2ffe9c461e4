const marksOf = (place: string) =>
  document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-highlights] [data-place="${CSS.escape(place)}"]`,
  );

let highlighted = '';

function highlight(target: EventTarget | null) {
  const mark =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-highlights] [data-place]')
      : undefined;
  const place = mark?.dataset['place'] ?? '';
  if (place === highlighted) return;
  for (const each of marksOf(highlighted)) delete each.dataset['highlighted'];
  for (const each of marksOf(place)) each.dataset['highlighted'] = 'true';
  highlighted = place;
}

/** Touch highlights nothing: a tap follows the link. */
export function startHighlighting() {
  if (!document.querySelector('[data-highlights]')) return;
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') highlight(target);
  });
  document.documentElement.addEventListener('pointerleave', () => highlight(null));
  document.addEventListener('focusin', ({ target }) => highlight(target));
  document.addEventListener('focusout', () => highlight(null));
}
