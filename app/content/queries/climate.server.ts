import { comfortOf } from '../../climate/comfort.ts';
import { monthNames } from '../../i18n/format.ts';
import type { Locale } from '../../locales.ts';
import { content } from '../content.server.ts';
import type { DestinationFacts } from '../schemas.ts';
import { featured } from './featured.ts';

export function monthsOf({ meanHighC, rainDays, precipitationMm }: DestinationFacts['climate']) {
  return meanHighC.map((high, at) => {
    const month = {
      highC: Math.round(high),
      rainDays: Math.round(rainDays[at] ?? 0),
      rainMm: Math.round(precipitationMm[at] ?? 0),
    };
    return { ...month, comfort: comfortOf(month) };
  });
}

/**
 * The year of the featured destinations, or of one. Months are named while building, because browsers
 * shorten them each in its own way.
 */
export const climateYear = (locale: Locale, only?: string) => ({
  monthNames: monthNames(locale),
  places: content()
    .destinations.filter(({ id }, at) =>
      only === undefined ? at < featured.destinations : id === only,
    )
    .map(({ id, facts, translations }) => ({
      id,
      title: translations[locale].frontMatter.title,
      scene: facts.scene,
      months: monthsOf(facts.climate),
    })),
});
export type ClimateYear = ReturnType<typeof climateYear>;
