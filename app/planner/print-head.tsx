import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import type { Parts } from '../trip/parts.ts';
import styles from './planner.module.css';
import { partyOf, summaryOf, whenOf } from '../trip/trip-text.ts';

/** Replaces the page's title on paper. */
export const PrintHead = memo(function PrintHead({ data, trip, words }: Parts) {
  const { t } = useI18n();
  const said = [whenOf({ trip, words }), summaryOf(trip, t), partyOf(trip, t)];
  return (
    <div className={styles.printHead} data-paper-only>
      <p>{data.site.name}</p>
      <p>{words.row(trip.stops.map(({ place }) => words.placeName(place)))}</p>
      <p>{said.filter(Boolean).join(' · ')}</p>
    </div>
  );
});
