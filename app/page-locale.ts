import { defaultLocale, isLocale, type Locale } from './locale-ids.ts';

/** The page's language. Not from `<html lang>`, which a browser's translation rewrites. */
export function pageLocale(): Locale {
  const { locale } = document.documentElement.dataset;
  return isLocale(locale) ? locale : defaultLocale;
}
