import { forget, keep, readKept } from '../../ui/browser/storage.ts';

const key = 'notices-dismissed';

/** Older ones are over. */
const most = 20;

/** For browsers that refuse storage. */
const dismissed = new Set<string>();

const kept = () => readKept(key)?.split(' ') ?? [];

const isDismissed = (version: string) => dismissed.has(version) || kept().includes(version);

export function dismiss(version: string) {
  dismissed.add(version);
  keep(key, [...kept(), version].slice(-most).join(' '));
}

/** The attribute of the root by which `notices.css` shows those that are left. */
export function hideDismissed() {
  const { dataset } = document.documentElement;
  const left = dataset['notices']?.split(' ').filter((version) => !isDismissed(version));
  if (left) dataset['notices'] = left.join(' ');
}

export const hasDismissed = () => kept().length > 0;

export const forgetDismissed = () => forget(key);
