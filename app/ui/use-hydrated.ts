import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it wakes, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
