import type { Closure } from './closures.server.ts';

/** Attributes by which `closures.client.ts` shows or hides a part on the days of a closure to come. */
export const shownWhile = (state: 'open' | 'closed', closure: Closure | undefined) =>
  closure && !closure.isNow
    ? {
        'data-while': state,
        'data-closed-from': closure.from,
        'data-closed-until': closure.until,
        hidden: state === 'closed',
      }
    : {};
