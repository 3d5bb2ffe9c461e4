import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { sightsOf } from '../content/sights.ts';
import { mapsAddress } from '../ui/text/maps-address.ts';

/** Places and sights with their Turkish names, to show to a driver. */
export function driverNames(locale: Locale) {
  if (locale === 'tr') return [];
  return content().destinations.map(({ id, facts, translations }) => ({
    id,
    name: translations[locale].frontMatter.title,
    turkish: translations.tr.frontMatter.title,
    sights: sightsOf(locale, { facts, translations }).map(({ name, sign, position }) => ({
      name,
      turkish: sign,
      ...(position && { map: mapsAddress(position) }),
    })),
  }));
}
export type DriverNames = ReturnType<typeof driverNames>;
