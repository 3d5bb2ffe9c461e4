import { isLocale, type Locale } from '../../locale-ids.ts';
import { forget, keep, readKept } from '../../ui/browser/storage.ts';

// The address decides the language; what is remembered only decides which offer is shown.

const choiceKey = 'language';
const dismissedKey = 'language-offer-dismissed';
const placeKey = 'reading';

export const rememberLanguage = (locale: Locale) => keep(choiceKey, locale);

export const remembersLanguage = () =>
  [choiceKey, dismissedKey].some((key) => Boolean(readKept(key)));

export const forgetLanguage = () => [choiceKey, dismissedKey].forEach((key) => forget(key));

/** For browsers that refuse storage. */
let dismissed = false;

export function dismissOffer() {
  dismissed = true;
  keep(dismissedKey, 'yes');
}

/** `navigator.languages` is undefined or empty in some browsers. */
function preferredLanguage(): Locale | undefined {
  const { languages, language }: { languages?: readonly string[]; language?: string } = navigator;
  return [readKept(choiceKey), ...(languages ?? []), language]
    .map((tag) => tag?.split('-')[0])
    .find(isLocale);
}

function languageToOffer(current: Locale): Locale | undefined {
  if (dismissed || readKept(dismissedKey) === 'yes') return undefined;
  const preferred = preferredLanguage();
  return preferred === current ? undefined : preferred;
}

export function showOffer(current: Locale) {
  const offered = languageToOffer(current);
  if (offered) document.documentElement.dataset['offer'] = offered;
  else delete document.documentElement.dataset['offer'];
}

/** Safari before 17.4 cannot tell. */
const isShown = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();

/** The last element with an id that begins above the middle of the screen. */
const partInView = () =>
  [...document.querySelectorAll('main [id]')]
    .filter(isShown)
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .findLast(({ top }) => top < innerHeight / 2);

export function keepPlace(pathname: string) {
  const part = scrollY > 0 && !document.querySelector('[data-not-found]') && partInView();
  if (!part) return;
  const opens = part.element.closest('details')?.open ? 'open' : '';
  keep(placeKey, [pathname, part.top, part.element.id, opens].join(' '), 'sessionStorage');
}

export function returnToPlace() {
  const [pathname, top, id, opens] = readKept(placeKey, 'sessionStorage')?.split(' ') ?? [];
  forget(placeKey, 'sessionStorage');
  const part = pathname === location.pathname && id && document.getElementById(id);
  if (!part) return;
  const details = opens && part.closest('details');
  if (details) details.open = true;
  scrollBy({ top: part.getBoundingClientRect().top - Number(top), behavior: 'instant' });
}
