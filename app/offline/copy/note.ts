import { isLocale, type Locale } from '../../locale-ids.ts';
import { forget, keep, readKept } from '../../ui/storage.ts';

/* What a page that is left while it saves the guide notes for the next page of its tab. */

const key = 'copying';

export const noteSaving = (locale: Locale) => keep(key, locale, 'sessionStorage');

export const forgetSaving = () => forget(key, 'sessionStorage');

/** The language whose guide is still to be saved. */
export function notedSaving() {
  const noted = readKept(key, 'sessionStorage') ?? undefined;
  return isLocale(noted) ? noted : undefined;
}
