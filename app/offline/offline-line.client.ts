import { whenShown } from '../ui/browser/when-shown.ts';

export function startOfflineLine() {
  const line = document.querySelector<HTMLElement>('[data-offline-line]');
  if (!line) return;
  const read = () => {
    line.hidden = navigator.onLine;
  };
  whenShown(read);
  for (const type of ['online', 'offline']) addEventListener(type, read);
}
