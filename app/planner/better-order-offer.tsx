import { useMemo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import { betterOrder } from './better-order.ts';
import type { Parts } from './parts.ts';
import styles from './planner.module.css';
import type { Stop, Trip } from './trip.ts';

type Props = Parts & {
  /** The trip as it was before its order was changed here. */
  before: Trip | undefined;
  onUse: (stops: readonly Stop[]) => void;
  onUndo: (stops: readonly Stop[]) => void;
};

const sorted = (stops: readonly Stop[]) =>
  stops
    .map(({ place, nights }) => `${place}.${nights}`)
    .toSorted()
    .join();

/** Offers the shortest way round, says what it saves, and takes it back with one press. */
export function BetterOrder({ data, trip, words, before, onUse, onUndo }: Props) {
  const { t } = useI18n();
  const better = useMemo(() => betterOrder(trip, data.legs), [trip, data.legs]);
  const undo =
    !better && before && sorted(before.stops) === sorted(trip.stops) ? before : undefined;
  return (
    <div role="status">
      {better && (
        <div className={styles.offer}>
          <h2>{t('plan.better')}</h2>
          <p>
            {t('plan.betterText', {
              places: better.stops.map(({ place }) => words.placeName(place)).join(' – '),
              hours: words.hours(better.hours),
            })}
          </p>
          <button
            type="button"
            className={classes(pill.pill, pill.filled)}
            onClick={() => onUse(better.stops)}
          >
            {t('plan.betterUse')}
          </button>
        </div>
      )}
      {undo && (
        <div className={styles.offer}>
          <p>{t('plan.betterDone')}</p>
          <button type="button" className={pill.pill} onClick={() => onUndo(undo.stops)}>
            {t('plan.betterUndo')}
          </button>
        </div>
      )}
    </div>
  );
}
