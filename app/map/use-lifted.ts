import { useState, type FocusEvent, type PointerEvent } from 'react';

const placeOf = (target: EventTarget) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null)
    : null;

/**
 * The place that the pointer or the focus is at, on the map or in the list: whatever stands for the
 * same place is lifted, too. Touch lifts nothing: what is touched is followed.
 */
export function useLifted() {
  const [lifted, setLifted] = useState<string | null>(null);
  const handlers = {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') setLifted(placeOf(target));
    },
    onPointerLeave: () => setLifted(null),
    onFocus: ({ target }: FocusEvent) => setLifted(placeOf(target)),
    onBlur: () => setLifted(null),
  };
  return [lifted, handlers] as const;
}
