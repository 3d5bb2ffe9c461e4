/** The languages by their ids, the default first; `locales.ts` has the rest. The early script knows no more. */
export const localeIds = ['en', 'tr', 'ar'] as const;

export type Locale = (typeof localeIds)[number];

export const isLocale = (value: string | undefined): value is Locale =>
  localeIds.some((id) => id === value);
