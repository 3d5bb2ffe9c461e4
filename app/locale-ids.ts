/** The default comes first. Apart from `locales.ts`, so that the head script stays small. */
export const localeIds = ['en', 'tr', 'ar'] as const;

export type Locale = (typeof localeIds)[number];

export const isLocale = (value: string | undefined): value is Locale =>
  localeIds.some((id) => id === value);

export const defaultLocale: Locale = localeIds[0];

/** The language of an address; an unknown prefix counts as English. */
export function localeOf(pathname: string): Locale {
  const prefix = pathname.split('/')[1];
  return isLocale(prefix) ? prefix : defaultLocale;
}
