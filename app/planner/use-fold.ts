import { useState, type ToggleEvent } from 'react';

/** Of a <details>: `opens` opens it, and only the visitor closes it. */
export function useFold(opens: boolean) {
  const [open, setOpen] = useState(opens);
  const [last, setLast] = useState(opens);
  if (opens !== last) {
    setLast(opens);
    if (opens) setOpen(true);
  }
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return { open, onToggle };
}
