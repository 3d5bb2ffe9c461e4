import { today } from '../days.ts';
import { whenBack } from '../ui/when-shown.ts';
import { dismiss, isDismissed } from './dismissed.ts';

// Inlined into the <head> of pages with notices by `tools/build/head-script.ts`.

const isHidden = (element: Element) => element instanceof HTMLElement && element.hidden;

/** Is connected while its page is parsed, so that it is shown or hidden before the first paint. */
class SiteNotice extends HTMLElement {
  connectedCallback() {
    this.read();
    whenBack(() => this.read());
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) this.dismiss();
    });
  }

  read() {
    const { from = '', until = '', version = '' } = this.dataset;
    const day = today();
    this.hidden = day < from || day > until || isDismissed(version);
    const list = this.parentElement;
    if (list) list.hidden = [...list.children].every(isHidden);
  }

  dismiss() {
    dismiss(this.dataset['version'] ?? '');
    this.read();
    // The focused button is gone.
    const next = this.parentElement?.querySelector<HTMLElement>('site-notice:not([hidden]) button');
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }
}

customElements.define('site-notice', SiteNotice);
