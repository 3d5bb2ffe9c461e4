import { today } from '../days.ts';
import { type Days, isWithin } from './closed-days.ts';
import type { Closure } from './closures.server.ts';

const shown = (days: 'within' | 'outside', { from, until }: Days) =>
  from === undefined && until === undefined
    ? {}
    : {
        'data-days': days,
        'data-from': from,
        'data-until': until,
        hidden: isWithin({ from, until }, today()) !== (days === 'within'),
      };

/** Attributes by which `closures.client.ts` shows a part on some days only. */
export const shownOn = (days: Days) => shown('within', days);

/** Of a part that is shown while a place or trip is closed, or while it is open. */
export const shownWhile = (state: 'open' | 'closed', closure: Closure | undefined) =>
  closure ? shown(state === 'closed' ? 'within' : 'outside', closure) : {};
