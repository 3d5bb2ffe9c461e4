import { useSyncExternalStore } from 'react';
import { listenTo } from '../ui/listen-to.ts';
import { forget, keep, readKept } from '../ui/storage.ts';

const key = 'budget';
const changed = 'budget-kept';

/** The budget until the page is left, if the browser refuses to store it. */
let refused = '';

export const keptBudget = () => readKept(key) ?? '';

/** An empty budget is removed. */
export function keepBudget(written: string) {
  if (written === '') forget(key);
  refused = written === '' || keep(key, written) ? '' : written;
  dispatchEvent(new Event(changed));
}

export const forgetBudget = () => keepBudget('');

function subscribe(onChange: () => void) {
  return listenTo([changed, 'storage', 'pageshow'], onChange);
}

export const useKeptBudget = () =>
  useSyncExternalStore(
    subscribe,
    () => refused || keptBudget(),
    () => '',
  );
