import type { Engine, Size } from './window.ts';

/** The screens that are tried: a phone, the smallest phone, a desk. */
export const phone = { width: 390, height: 664 };
export const smallPhone = { width: 320, height: 568 };
export const desktop = { width: 1440, height: 900 };
export const sizes: readonly Size[] = [phone, smallPhone, desktop];

export const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/**
 * The share of an engine: one of several, another one for each engine and for each turn. Three
 * engines go through three things together, and each goes through all of them in three turns.
 */
export function shareOf<Item>(engine: Engine, turn: number, items: readonly Item[]): Item {
  const item = items[(turn + engines.indexOf(engine)) % items.length];
  if (item === undefined) throw new Error('there is nothing to share');
  return item;
}
