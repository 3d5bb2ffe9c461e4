/* Each function runs in the page, without access to this module. */

export const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;

export const setCaret = (selector: string, at: number) =>
  document.querySelector<HTMLInputElement>(selector)?.setSelectionRange(at, at);

export function choose(selector: string, value: string) {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`there is no ${selector}`);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const valueOf = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector)?.value;

export const areIslandsHydrated = () => document.querySelector('astro-island[ssr]') === null;
