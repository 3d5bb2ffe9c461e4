import { isLocale } from '../../locale-ids.ts';
import { pageLocale } from '../page-locale.ts';
import { isPlainClick } from '../../ui/browser/plain-click.ts';
import { whenBack } from '../../ui/browser/when-shown.ts';
import { dismissOffer, keepPlace, rememberLanguage, showOffer } from './remembered-language.ts';

const linkIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;

const eventsBeforeUse = ['pointerover', 'pointerdown', 'focusin', 'contextmenu'];

function keepAddress(event: Event) {
  const link = linkIn(event);
  if (link) link.href = link.pathname + location.search + location.hash;
}

export function startLanguages() {
  whenBack(() => showOffer(pageLocale()));
  for (const type of eventsBeforeUse) document.addEventListener(type, keepAddress);
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-dismiss-offer]')) {
      dismissOffer();
      showOffer(pageLocale());
    }
    const link = linkIn(event);
    if (!link) return;
    keepAddress(event);
    const { language } = link.dataset;
    if (isLocale(language)) rememberLanguage(language);
    if (isPlainClick(event)) keepPlace(link.pathname);
  });
}
