import { useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { tripWithDays } from '../trip/ready-trip.ts';
import type { Change, Parts } from '../trip/parts.ts';
import type { Stop } from '../trip/trip.ts';
import link from '../ui/link-button.module.css';
import textStyles from '../ui/text.module.css';
import styles from './planner.module.css';

type Props = Pick<Parts, 'data' | 'trip'> & { onChange: Change };

const hasAll = (stops: readonly Stop[], others: readonly Stop[]) =>
  others.every(({ place }) => stops.some((stop) => stop.place === place));

/** Says of a ready-made trip what a change costs, and once it is changed what is lost. */
export function OwnDaysNote({ data, trip, onChange }: Props) {
  const { t } = useI18n();
  const ready = tripWithDays({ data, trip });
  const [last, setLast] = useState(ready);
  if (ready && ready !== last) setLast(ready);
  const isNear = last && (hasAll(trip.stops, last.stops) || hasAll(last.stops, trip.stops));
  const lost = !ready && isNear && trip.stops.length > 0 ? last : undefined;
  const told = ready ?? lost;
  return (
    <div role="status">
      {told && (
        <div className={styles.kept} data-screen-only>
          <p className={textStyles.measured}>
            {[
              t(lost ? 'plan.ownDaysLost' : 'plan.ownDays', { title: told.title }),
              ...(told.isEasier ? [t('plan.ownDaysEasier')] : []),
            ].join(' ')}
          </p>
          {lost && (
            <button
              type="button"
              className={link.button}
              onClick={() =>
                onChange((now) => ({
                  ...now,
                  stops: lost.stops,
                  ...(lost.from !== undefined && { start: lost.from, end: lost.from }),
                }))
              }
            >
              {t('plan.ownDaysBack')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
