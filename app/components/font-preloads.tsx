import type { Locale } from '../locales.ts';

/** Placeholder until fonts are made. */
export function FontPreloads(_: { locale: Locale }) {
  return null;
}
