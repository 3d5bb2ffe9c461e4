import { localeIds, type Locale } from '../../locale-ids.ts';
import { forget, keep, readKept } from '../../ui/storage.ts';

/*
 * What a page that saves the guide notes for the next page of its tab. Not when it is left: a browser may
 * run the next page before it tells this one.
 */

const keyOf = (locale: Locale) => `copying-${locale}`;

export const noteSaving = (locale: Locale) => keep(keyOf(locale), 'yes', 'sessionStorage');

export const forgetSaving = (locale: Locale) => forget(keyOf(locale), 'sessionStorage');

/** The languages whose guide is still to be saved. */
export const notedSavings = () =>
  localeIds.filter((locale) => Boolean(readKept(keyOf(locale), 'sessionStorage')));
