import { isLocale, type Locale } from '../locale-ids.ts';
import { forget, keep, readKept } from '../ui/storage.ts';

/*
 * The language is in the address and nowhere else. What is remembered only decides whether a
 * page offers itself in another language.
 */

const choiceKey = 'language';
const dismissedKey = 'language-offer-dismissed';
const placeKey = 'reading';

export const rememberLanguage = (locale: Locale) => keep(choiceKey, locale);

/** Whether a language or an answer to its offer is remembered. */
export const remembersLanguage = () =>
  [choiceKey, dismissedKey].some((key) => Boolean(readKept(key)));

export const forgetLanguage = () => [choiceKey, dismissedKey].forEach((key) => forget(key));

/** Where nothing can be stored, for as long as the page stays loaded. */
let dismissed = false;

export function dismissOffer() {
  dismissed = true;
  keep(dismissedKey, 'yes');
}

/**
 * The visitor's language: the one chosen before, else the first of the browser's that we have. Some
 * browsers have no list of theirs, or an empty one.
 */
function preferredLanguage(): Locale | undefined {
  const { languages, language }: { languages?: readonly string[]; language?: string } = navigator;
  return [readKept(choiceKey), ...(languages ?? []), language]
    .map((tag) => tag?.split('-')[0])
    .find(isLocale);
}

/** The language to offer on a page in `current`, if any. */
function languageToOffer(current: Locale): Locale | undefined {
  if (dismissed || readKept(dismissedKey) === 'yes') return undefined;
  const preferred = preferredLanguage();
  return preferred === current ? undefined : preferred;
}

/** Says on `<html>`, where CSS reads it, which language is offered. */
export function showOffer(current: Locale) {
  const offered = languageToOffer(current);
  if (offered) document.documentElement.dataset['offer'] = offered;
  else delete document.documentElement.dataset['offer'];
}

/** The last part of the content with an id that begins above the middle of the screen. */
const partInView = () =>
  [...document.querySelectorAll('main [id]')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
    .findLast(({ top }) => top < innerHeight / 2);

/** Keeps what is being read for the same page in another language; nothing at the top of a page. */
export function keepPlace(pathname: string) {
  const part = scrollY > 0 && !document.querySelector('[data-not-found]') && partInView();
  if (part) keep(placeKey, [pathname, part.top, part.id].join(' '), 'sessionStorage');
}

/** Scrolls to what was being read when the language was changed. */
export function returnToPlace() {
  const [pathname, top, id] = readKept(placeKey, 'sessionStorage')?.split(' ') ?? [];
  forget(placeKey, 'sessionStorage');
  const part = pathname === location.pathname && id && document.getElementById(id);
  if (part) scrollBy({ top: part.getBoundingClientRect().top - Number(top), behavior: 'instant' });
}
