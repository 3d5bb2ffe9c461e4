import { forget, keep, readKept } from '../../ui/browser/storage.ts';

const key = 'notices-dismissed';

/** Older ones are over. */
const most = 20;

const kept = () => readKept(key)?.split(' ') ?? [];

/** The attribute of the root by which `notices.css` shows those that are left. */
function hide(versions: readonly string[]) {
  const { dataset } = document.documentElement;
  const left = dataset['notices']?.split(' ').filter((version) => !versions.includes(version));
  if (left) dataset['notices'] = left.join(' ');
}

export const hideDismissed = () => hide(kept());

export function dismiss(version: string) {
  keep(key, [...kept(), version].slice(-most).join(' '));
  // Browsers that refuse storage keep it hidden on this page.
  hide([version]);
}

export const hasDismissed = () => kept().length > 0;

export const forgetDismissed = () => forget(key);
