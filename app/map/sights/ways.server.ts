import type { Content } from '../../content/collections.server.ts';
import { translator } from '../../i18n/messages.ts';
import { wordsFor } from '../../content/words.server.ts';
import { durationIn } from '../../legs/hours.ts';
import { localeInfo, type Locale } from '../../locales.ts';
import { stepsOf, wayBetween, type Stop } from './ways.ts';

type Facts = Pick<Content['destinations'][number]['facts'], 'bases' | 'kilometres'>;

type Named = Stop & {
  name: string;
  /** "From …", of a base. */
  from?: string;
};

/** What the page of a place says about the ways between its bases and its sights. */
export function waysIn(locale: Locale, { bases, kilometres }: Facts) {
  const t = translator(
    locale,
    wordsFor(locale, 'sightMap.*', 'legs.hours', 'legs.hoursAndHalf', 'legs.minutes'),
  );
  const inKilometres = new Intl.NumberFormat(localeInfo[locale].intl, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  });
  const duration = durationIn(locale, t);
  const distanceOf = (way: { kilometres: number }) =>
    way.kilometres < 1
      ? t('sightMap.metres', { metres: Math.round(way.kilometres * 1000) })
      : inKilometres.format(way.kilometres);
  const between = (from: Stop, to: Stop) =>
    wayBetween(from, to, { home: bases[0]?.id, kilometres });
  const routeOf = (start: Named, { name: to }: Named) =>
    start.from === undefined
      ? t('sightMap.between', { from: start.name, to })
      : t('sightMap.fromBase', { base: start.from, to });

  return {
    ofDay: (base: Named, visited: readonly Named[]) =>
      stepsOf(base, visited).flatMap(([from, to]) => {
        const way = between(from, to);
        if (way === undefined) return [];
        const values = {
          route: routeOf(from, to),
          distance: 'kilometres' in way ? distanceOf(way) : '',
          time: 'minutes' in way ? duration(way.minutes) : '',
        };
        const isEstimate = way.by !== 'boat' && way.by !== 'road';
        return { text: t(`sightMap.${way.by}`, values), isEstimate };
      }),
    /** How far a sight beyond the map is from a base. */
    beyond: (base: Stop | undefined, sight: Stop) => {
      const way = base && between(base, sight);
      return way && 'kilometres' in way && t('sightMap.beyond', { distance: distanceOf(way) });
    },
  };
}
