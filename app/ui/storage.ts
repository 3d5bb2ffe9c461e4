import { tryOrUndefined } from './try-or-undefined.ts';

/* The only way to what a browser keeps: to ask for a store, or to write into it, may throw. */

/** On this device, or as long as the tab is open. */
type Store = 'localStorage' | 'sessionStorage';

export const readKept = (key: string, store: Store = 'localStorage') =>
  tryOrUndefined(() => globalThis[store].getItem(key));

/** Whether the browser kept it. */
export const keep = (key: string, text: string, store: Store = 'localStorage') =>
  tryOrUndefined(() => {
    globalThis[store].setItem(key, text);
    return true;
  }) ?? false;

export const forget = (key: string, store: Store = 'localStorage') =>
  tryOrUndefined(() => globalThis[store].removeItem(key));
