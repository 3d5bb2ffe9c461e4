import { useInBrowser } from '../ui/use-in-browser.ts';

/** Türkiye keeps UTC+3 all year, since 2016. To ask `Intl` takes a cheap phone a tenth of a second. */
const offset = 3 * 60 * 60 * 1000;

/** The month in Türkiye, counted from 0; none until scripts run, since pages are made earlier. */
export const useCurrentMonth = () =>
  useInBrowser(() => new Date(Date.now() + offset).getUTCMonth(), undefined);
