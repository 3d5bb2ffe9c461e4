const marks = (place: string) =>
  document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-lifting] [data-place="${CSS.escape(place)}"]`,
  );

let lifted = '';

function lift(target: EventTarget | null) {
  const mark =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-lifting] [data-place]')
      : undefined;
  const place = mark?.dataset['place'] ?? '';
  if (place === lifted) return;
  for (const each of marks(lifted)) delete each.dataset['lifted'];
  for (const each of marks(place)) each.dataset['lifted'] = 'true';
  lifted = place;
}

/** Touch highlights nothing: a tap follows the link. */
export function startLifting() {
  if (!document.querySelector('[data-lifting]')) return;
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') lift(target);
  });
  document.documentElement.addEventListener('pointerleave', () => lift(null));
  document.addEventListener('focusin', ({ target }) => lift(target));
  document.addEventListener('focusout', () => lift(null));
}
