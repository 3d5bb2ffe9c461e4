import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { datesOf, nightsOf } from './days.ts';
import type { Parts } from './parts.ts';
import styles from './planner.module.css';
import { monthIds } from '../pages.ts';

/** Replaces the page's title on paper. */
export const PrintHead = memo(function PrintHead({ data, trip, words }: Parts) {
  const { t } = useI18n();
  const { stops, from, month, people } = trip;
  const last = datesOf(trip).at(-1)?.last;
  const when =
    from && last ? words.span(from, last) : month && words.month(monthIds.indexOf(month));
  const summary = t('plan.summary', {
    stops: stops.length,
    nights: nightsOf(trip),
    days: nightsOf(trip) + 1,
  });
  const said = [when, summary, people && t('plan.forAll', { people })];
  return (
    <div className={styles.printHead}>
      <p>{data.site.name}</p>
      <p>{words.row(stops.map(({ place }) => words.placeName(place)))}</p>
      <p>{said.filter(Boolean).join(' · ')}</p>
    </div>
  );
});
