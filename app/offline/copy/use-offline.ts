import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(changed: () => void) {
  for (const type of changes) addEventListener(type, changed);
  return () => changes.forEach((type) => removeEventListener(type, changed));
}

/** Whether the browser knows that it has no network. It may have one that leads nowhere. */
export const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
