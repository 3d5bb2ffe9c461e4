import { useMemo, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import { betterOrder } from '../trip/better-order.ts';
import type { Change, Parts } from '../trip/parts.ts';
import styles from './planner.module.css';
import { writeTrip, type Stop, type Trip } from '../trip/trip.ts';
import { useFocusAfterPress } from './use-focus-after-press.ts';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = Parts & { onChange: Change };

const sorted = (stops: readonly Stop[]) =>
  stops
    .map((stop) => writeTrip({ stops: [stop] }))
    .toSorted()
    .join();

export function BetterOrder({ data, trip, words, onChange }: Props) {
  const { t } = useI18n();
  const [before, setBefore] = useState<Trip>();
  const { box, press } = useFocusAfterPress();
  const better = useMemo(() => betterOrder(trip, data), [trip, data]);
  const undo =
    !better && before && sorted(before.stops) === sorted(trip.stops) ? before : undefined;
  const order = (stops: readonly Stop[]) =>
    // The offer is drawn deferred, so the trip may have changed since.
    onChange((now) => (writeTrip(now) === writeTrip(trip) ? { ...now, stops } : now));
  return (
    <div ref={box} role="status" tabIndex={-1}>
      {better && (
        <div className={classes(panel.lined, stack.near, styles.offer)} data-screen-only>
          <h2 className={textStyles.medium}>{t('plan.better')}</h2>
          <p>
            {t('plan.betterText', {
              places: words.row(better.stops.map(({ place }) => words.placeName(place))),
              time: words.time(better.hours),
            })}
          </p>
          <button
            type="button"
            className={classes(pill.pill, pill.filled)}
            onClick={press(() => {
              setBefore(trip);
              order(better.stops);
            })}
          >
            {t('plan.betterUse')}
          </button>
        </div>
      )}
      {undo && (
        <div className={classes(panel.lined, stack.near, styles.offer)} data-screen-only>
          <p>{t('plan.betterDone')}</p>
          <button
            type="button"
            className={pill.pill}
            onClick={press(() => {
              setBefore(undefined);
              order(undo.stops);
            })}
          >
            {t('plan.betterUndo')}
          </button>
        </div>
      )}
    </div>
  );
}
