import { useState, type PointerEvent } from 'react';

/**
 * Whether a mouse or the focus has been on something. Touch says nothing: what is touched is
 * followed.
 */
export function useInterest() {
  const [interested, setInterested] = useState(false);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setInterested(true);
    },
    onFocus: () => setInterested(true),
  };
  return [interested, handlers] as const;
}
