import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';

/** Places and sights with their Turkish names, to show to a driver. */
export function driverNames(locale: Locale) {
  if (locale === 'tr') return [];
  return content().destinations.map(({ id, facts, translations }) => ({
    id,
    name: translations[locale].frontMatter.title,
    turkish: translations.tr.frontMatter.title,
    sights: translations[locale].frontMatter.sights.map(({ name }, at) => ({
      name,
      turkish: facts.sights[at]?.sign ?? '',
    })),
  }));
}
export type DriverNames = ReturnType<typeof driverNames>;
