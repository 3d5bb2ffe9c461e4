import { useEffect, useRef } from 'react';

/** Moves the focus to the box once the pressed button in it is removed, which leaves the focus on the body. */
export function useFocusAfterPress() {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    box.current?.focus({ preventScroll: true });
  });
  const press = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return { box, press };
}
