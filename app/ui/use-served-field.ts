import { useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that React has drawn or taken over. */
const drawn = new WeakSet<Field>();

const fieldOf = (id: string) => document.querySelector<Field>(`#${id}`);

function servedField(id: string) {
  const field = typeof document === 'undefined' ? null : fieldOf(id);
  if (!field || drawn.has(field)) return { text: '' };
  // A list has no selection, and fields for e-mail addresses and days do not tell theirs.
  const { selectionStart = null, selectionEnd = null } = 'selectionStart' in field ? field : {};
  return {
    text: field.value,
    hasFocus: field === document.activeElement,
    selectionStart,
    selectionEnd,
  };
}

/**
 * The text of a prerendered field before scripts ran: its first state. Where an extension or a translator has
 * changed the page, React draws it again, and the new field gets the focus and the selection of the served one.
 */
export function useServedField(id: string): string {
  const [served] = useState(() => servedField(id));
  useLayoutEffect(() => {
    const field = fieldOf(id);
    if (!field) return;
    drawn.add(field);
    if (!served.hasFocus || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    if (typeof served.selectionStart === 'number' && 'setSelectionRange' in field)
      field.setSelectionRange(served.selectionStart, served.selectionEnd);
  }, [id, served]);
  return served.text;
}
