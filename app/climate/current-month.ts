import { monthOf, today } from '../days.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';

/** The visitor's month, counted from 0; none until scripts run, since pages are made earlier. */
export const useCurrentMonth = () => useInBrowser(() => monthOf(today()), undefined);
