import { localeIds, type Locale } from '../../locale-ids.ts';
import { forget, keep, readKept } from '../../ui/browser/storage.ts';

/* Noted while saving, not on `pagehide`: a browser may run the next page before that event. */

const keyOf = (locale: Locale) => `copying-${locale}`;

export const noteSaving = (locale: Locale) => keep(keyOf(locale), 'yes', 'sessionStorage');

export const forgetSaving = (locale: Locale) => forget(keyOf(locale), 'sessionStorage');

export const notedSavings = () =>
  localeIds.filter((locale) => Boolean(readKept(keyOf(locale), 'sessionStorage')));
