import { defaultLocale, isLocale, type Locale } from '../locale-ids.ts';

/** The page's language, not read from `<html lang>`, which browser translation rewrites. */
export function pageLocale(): Locale {
  const { locale } = document.documentElement.dataset;
  return isLocale(locale) ? locale : defaultLocale;
}
