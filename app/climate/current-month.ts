import { useInBrowser } from '../ui/use-in-browser.ts';

const monthInTurkey = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Istanbul',
  month: 'numeric',
});

/** The month in Türkiye, counted from 0; none until scripts run, since pages are made earlier. */
export const useCurrentMonth = () =>
  useInBrowser(() => Number(monthInTurkey.format(new Date())) - 1, undefined);
