import { pageLocale } from '../../page-locale.ts';
import { whenBack } from '../../ui/browser/when-shown.ts';
import { dismissOffer, showOffer } from './remembered-language.ts';

export function startLanguageOffer() {
  whenBack(() => showOffer(pageLocale()));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss-offer]')) return;
    dismissOffer();
    showOffer(pageLocale());
  });
}
