import type { Content } from '../content/collections.server.ts';
import { monthNames } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { monthsOf } from './months.ts';

/** Months are named while building: browsers abbreviate them differently. */
export const climateOf = (locale: Locale, places: Content['destinations']) => ({
  monthNames: monthNames(locale),
  places: places.map(({ id, facts, translations }) => ({
    id,
    title: translations[locale].frontMatter.title,
    scene: facts.scene,
    months: monthsOf(facts.climate),
  })),
});
export type ClimateYear = ReturnType<typeof climateOf>;
