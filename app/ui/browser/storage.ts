import { tryOrUndefined } from '../try-or-undefined.ts';
import { listenTo } from './listen-to.ts';

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

/**
 * A text on this device; until the page is left, if the browser refuses to store it. The mark below lets bundlers drop
 * unused ones, which the script in the head would contain.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keptText(key: string) {
  const changed = `${key}-kept`;
  let refused = '';
  return {
    read: () => refused || (readKept(key) ?? ''),
    /** An empty text is removed. */
    write(text: string) {
      if (text === '') forget(key);
      refused = text === '' || keep(key, text) ? '' : text;
      dispatchEvent(new Event(changed));
    },
    subscribe: (onChange: () => void) => listenTo([changed, 'storage', 'pageshow'], onChange),
  };
}
