const isField = (target: unknown) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Ctrl or ⌘ with K; keyboards without Latin letters have K by its position. */
export function asksForSearch(event: Partial<KeyboardEvent>) {
  if (event.defaultPrevented || event.isComposing || isField(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { key = '', code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !altKey && !shiftKey;
}
