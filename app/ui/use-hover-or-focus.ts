import { useState, type PointerEvent } from 'react';

/**
 * Whether a mouse or the focus has been on something. Touch says nothing: what is touched is
 * followed.
 */
export function useHoverOrFocus() {
  const [wanted, setWanted] = useState(false);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setWanted(true);
    },
    onFocus: () => setWanted(true),
  };
  return [wanted, handlers] as const;
}
