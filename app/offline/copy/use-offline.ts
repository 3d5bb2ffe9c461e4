import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(changed: () => void) {
  for (const type of changes) addEventListener(type, changed);
  return () => changes.forEach((type) => removeEventListener(type, changed));
}

/** `navigator.onLine` may be true without internet access. */
export const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
