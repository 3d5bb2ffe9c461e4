import { useInBrowser } from './use-in-browser.ts';

/** False in the prerendered page and while it wakes, true from then on. */
export const useHydrated = () => useInBrowser(() => true, false);
