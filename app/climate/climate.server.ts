import { monthsOf } from '../content/month-means.ts';
import { monthNames } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { featured } from '../featured.ts';

/** Months are named while building: browsers abbreviate them differently. */
export const climateOf = (locale: Locale, ids: readonly string[]) => ({
  monthNames: monthNames(locale),
  places: ids
    .flatMap((id) => content().destinations.find((destination) => destination.id === id) ?? [])
    .map(({ id, facts, translations }) => ({
      id,
      title: translations[locale].frontMatter.title,
      scene: facts.scene,
      months: monthsOf(facts.climate),
    })),
});
export type ClimateYear = ReturnType<typeof climateOf>;

export const climateYear = (locale: Locale, only?: string) =>
  climateOf(
    locale,
    only === undefined
      ? content()
          .destinations.slice(0, featured.destinations)
          .map(({ id }) => id)
      : [only],
  );
