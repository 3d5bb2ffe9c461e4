import { tryOrUndefined } from './try-or-undefined.ts';

/* The only way to what a browser keeps: to ask for a store, or to write into it, may throw. */

const succeeds = (use: () => void) =>
  tryOrUndefined(() => {
    use();
    return true;
  }) ?? false;

const place = (store: () => Storage, key: string) => ({
  read: () => tryOrUndefined(() => store().getItem(key)) ?? undefined,
  /** Whether the browser kept it. */
  write: (text: string) => succeeds(() => store().setItem(key, text)),
  /** Whether the browser let go of it. */
  forget: () => succeeds(() => store().removeItem(key)),
});

/** A text that this device keeps. */
export const keptHere = (key: string) => place(() => localStorage, key);

/** A text that this tab keeps. */
export const keptInTab = (key: string) => place(() => sessionStorage, key);
