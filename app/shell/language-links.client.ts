import { isLocale } from '../locale-ids.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { keepPlace, rememberLanguage } from './remembered-language.ts';

const linkIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;

/** What comes before a link is followed, opened in a new tab or copied. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'contextmenu'];

function keepQuery(event: Event) {
  const link = linkIn(event);
  if (link) link.href = link.pathname + location.search;
}

/** Lets the links to other languages keep the query and the place that is being read. */
export function startLanguageLinks() {
  for (const type of approaches) document.addEventListener(type, keepQuery);
  document.addEventListener('click', (event) => {
    const link = linkIn(event);
    if (!link) return;
    keepQuery(event);
    const { language } = link.dataset;
    if (isLocale(language)) rememberLanguage(language);
    if (isPlainClick(event)) keepPlace(link.pathname);
  });
}
