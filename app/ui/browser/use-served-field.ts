import { useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const hydrated = new WeakSet<Field>();

/** React writes what was typed into the attribute while it hydrates, and renders again where the page has changed. */
const servedTexts = new WeakMap<Field, string | undefined>();

const fieldOf = (id: string) => document.querySelector<Field>(`#${id}`);

function servedField(id: string) {
  const field = typeof document === 'undefined' ? null : fieldOf(id);
  if (!field || hydrated.has(field)) return { text: '' };
  if (!servedTexts.has(field))
    servedTexts.set(field, 'defaultValue' in field ? field.defaultValue : undefined);
  // <select> has no selection range; inputs of type email and date give null.
  const { selectionStart = null, selectionEnd = null } = 'selectionStart' in field ? field : {};
  return {
    text: field.value === servedTexts.get(field) ? '' : field.value,
    hasFocus: field === document.activeElement,
    selectionStart,
    selectionEnd,
  };
}

/**
 * The text typed before hydration, unless it is that of the served page. Where an extension or a translator has
 * changed the page, React renders the field again: the new one gets focus and selection of the served one.
 */
export function useServedField(id: string): string {
  const [served] = useState(() => servedField(id));
  useLayoutEffect(() => {
    const field = fieldOf(id);
    if (!field) return;
    hydrated.add(field);
    if (!served.hasFocus || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    if (typeof served.selectionStart === 'number' && 'setSelectionRange' in field)
      field.setSelectionRange(served.selectionStart, served.selectionEnd);
  }, [id, served]);
  return served.text;
}
