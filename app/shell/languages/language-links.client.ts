import { isLocale } from '../../locale-ids.ts';
import { isPlainClick } from '../../ui/browser/plain-click.ts';
import { keepPlace, rememberLanguage } from './remembered-language.ts';

const linkIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;

const eventsBeforeUse = ['pointerover', 'pointerdown', 'focusin', 'contextmenu'];

function keepAddress(event: Event) {
  const link = linkIn(event);
  if (link) link.href = link.pathname + location.search + location.hash;
}

export function startLanguageLinks() {
  for (const type of eventsBeforeUse) document.addEventListener(type, keepAddress);
  document.addEventListener('click', (event) => {
    const link = linkIn(event);
    if (!link) return;
    keepAddress(event);
    const { language } = link.dataset;
    if (isLocale(language)) rememberLanguage(language);
    if (isPlainClick(event)) keepPlace(link.pathname);
  });
}
