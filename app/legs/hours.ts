import type { Translate } from '../i18n/messages.ts';

/** To half hours, because they are estimates. */
export const roughly = (hours: number) => Math.round(hours * 2) / 2;

/** Whole and half hours in words; `t` has `legs.hours` and `legs.hoursAndHalf`. */
export const hoursIn = (t: Translate, hours: number) =>
  t(hours % 1 === 0 ? 'legs.hours' : 'legs.hoursAndHalf', { hours: Math.floor(hours) });

/** Of a leg, wherever it is told. */
export const roughHoursIn = (t: Translate, hours: number) =>
  hoursIn(t, Math.max(1, roughly(hours)));
