import { getBlock } from '../content/blocks.server.ts';
import { content } from '../content/content.server.ts';
import { efforts, type Effort } from '../content/efforts.ts';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import { effortOf, longestDay } from '../trips/effort.server.ts';

const easiestFirst = <Row extends { level: Effort }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => efforts.indexOf(a.level) - efforts.indexOf(b.level));

/** The effort of each trip and each place, in words. */
function effortRows(locale: Locale) {
  const { trips, destinations } = content();
  return {
    trips: easiestFirst(
      trips.map(({ id, facts, translations }) => ({
        to: paths.trip(locale, id),
        title: translations[locale].frontMatter.title,
        level: effortOf(facts),
        words: translations[locale].frontMatter.effort,
        onTheWay: longestDay(locale, facts),
      })),
    ),
    places: easiestFirst(
      destinations.map(({ id, facts, translations }) => ({
        to: paths.destination(locale, id),
        title: translations[locale].frontMatter.title,
        level: facts.effort,
        words: translations[locale].frontMatter.effort,
      })),
    ),
  };
}
export type EffortRows = ReturnType<typeof effortRows>;

export const getAccessibility = (locale: Locale) => ({
  tests: getBlock(locale, 'accessibility-tests'),
  limits: getBlock(locale, 'accessibility-limits'),
  ask: getBlock(locale, 'accessibility-ask'),
  rows: effortRows(locale),
});
export type AccessibilityData = ReturnType<typeof getAccessibility>;
