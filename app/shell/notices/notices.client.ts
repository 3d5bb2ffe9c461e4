import { whenBack } from '../../ui/browser/when-shown.ts';
import { dismiss, hideDismissed } from './dismissed.ts';

const isShown = (button: Element) => button.getClientRects().length > 0;

/** The script in the head has hidden what was dismissed before. */
export function startNotices() {
  const list = document.querySelector('[data-notice-list]');
  if (!list) return;
  whenBack(hideDismissed);
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    const notice = button && button.closest<HTMLElement>('[data-notice]');
    if (!notice) return;
    dismiss(notice.dataset['notice'] ?? '');
    // The focused button is gone.
    const next = [...list.querySelectorAll('button')].find(isShown);
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });
}
