import { isLocale, type Locale } from '../locale-ids.ts';
import { keptHere } from '../ui/storage.ts';

/*
 * The language is in the address and nowhere else. What is remembered only decides whether a
 * page offers itself in another language.
 */

const choice = keptHere('language');
const dismissal = keptHere('language-offer-dismissed');

export const rememberLanguage = (locale: Locale) => choice.write(locale);

/** Whether a language or an answer to its offer is remembered. */
export const remembersLanguage = () => [choice, dismissal].some(({ read }) => read() !== undefined);

export const forgetLanguage = () => [choice, dismissal].forEach(({ forget }) => forget());

/** Where nothing can be stored, for as long as the page stays loaded. */
let dismissed = false;

export function dismissOffer() {
  dismissed = true;
  dismissal.write('yes');
}

/** What the browser reads, the best first; some browsers have no list, or an empty one. */
function browserLanguages() {
  const { languages, language }: { languages?: readonly string[]; language?: string } = navigator;
  return languages?.length ? languages : [language ?? ''];
}

/** The visitor's language: the one chosen before, else the first of the browser's that we have. */
function preferredLanguage(): Locale | undefined {
  const chosen = choice.read();
  if (isLocale(chosen)) return chosen;
  return browserLanguages()
    .map((tag) => tag.split('-')[0])
    .find(isLocale);
}

/** The language to offer on a page in `current`, if any. */
function languageToOffer(current: Locale): Locale | undefined {
  if (dismissed || dismissal.read() === 'yes') return undefined;
  const preferred = preferredLanguage();
  return preferred === current ? undefined : preferred;
}

/** Says on `<html>`, where CSS reads it, which language is offered. React knows nothing of it. */
export function showOffer(current: Locale) {
  const offered = languageToOffer(current);
  if (offered) document.documentElement.dataset['offer'] = offered;
  else delete document.documentElement.dataset['offer'];
}
