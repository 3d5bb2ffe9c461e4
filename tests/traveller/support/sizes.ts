import type { Engine, Size } from './window.ts';

export const phone = { width: 390, height: 664 };
export const smallPhone = { width: 320, height: 568 };
export const desktop = { width: 1440, height: 900 };
export const sizes: readonly Size[] = [phone, smallPhone, desktop];

export const engines: readonly Engine[] = ['firefox', 'webkit'];

/** A different item for each engine in a turn, and for each turn of an engine. */
export function shareOf<Item>(engine: Engine, turn: number, items: readonly Item[]): Item {
  const item = items[(turn + engines.indexOf(engine)) % items.length];
  if (item === undefined) throw new Error('there is nothing to share');
  return item;
}
