import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the box once the pressed button in it is removed, which leaves the focus on the body.
 *
 * @param elseId Id of the element that gets the focus where the box is removed too.
 */
export function useFocusAfterPress(elseId = '') {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    (box.current ?? document.getElementById(elseId))?.focus({ preventScroll: true });
  });
  const press = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return { box, press };
}
