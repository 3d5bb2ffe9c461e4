import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import type { Parts } from '../trip/parts.ts';
import { tripLimits } from '../trip/trip.ts';
import { tripName } from '../trip/trip-name.ts';
import { partyOf, summaryOf, whenOf } from '../trip/trip-summary.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import styles from './planner.module.css';

/** The trip in two lines; on paper the title of the page. */
export const TripHead = memo(function TripHead({ data, trip, words }: Parts) {
  const { t } = useI18n();
  const { stops } = trip;
  const said = [whenOf({ trip, words }), summaryOf(trip, t), partyOf(trip, t)];
  return (
    <div className={classes(stack.tight, styles.tripHead)}>
      {stops.length > 0 && (
        <>
          <p data-paper-only>{data.site.name}</p>
          <h2 className={styles.tripName}>{tripName({ data, trip, words })}</h2>
        </>
      )}
      <div role="status">
        <p>{stops.length > 0 ? said.filter(Boolean).join(' · ') : t('plan.empty')}</p>
        {stops.some(({ nights }) => nights === tripLimits.nights) && (
          <p>{t('plan.mostNights', { most: tripLimits.nights })}</p>
        )}
      </div>
    </div>
  );
});
