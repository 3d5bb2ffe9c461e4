import { useInBrowser } from './use-in-browser.ts';

/** False in the prerendered page and while React hydrates it, true from then on. */
export const useHydrated = () => useInBrowser(() => true, false);
