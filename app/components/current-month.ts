import { useSyncExternalStore } from 'react';

const monthInTurkey = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Istanbul',
  month: 'numeric',
});

const never = () => () => {};

/** The month in Türkiye, counted from 0; none until scripts run, since pages are made earlier. */
export const useCurrentMonth = () =>
  useSyncExternalStore(
    never,
    () => Number(monthInTurkey.format(new Date())) - 1,
    () => undefined,
  );
