import { tryOrUndefined } from '../try-or-undefined.ts';

// Access to a store throws where cookies are blocked, writing where it is full.

type Store = 'localStorage' | 'sessionStorage';

export const readKept = (key: string, store: Store = 'localStorage') =>
  tryOrUndefined(() => globalThis[store].getItem(key));

export const keep = (key: string, text: string, store: Store = 'localStorage') =>
  tryOrUndefined(() => {
    globalThis[store].setItem(key, text);
    return true;
  }) ?? false;

export const forget = (key: string, store: Store = 'localStorage') =>
  tryOrUndefined(() => globalThis[store].removeItem(key));
