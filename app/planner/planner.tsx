import { useMemo } from 'react';
import type { PlannerData } from './planner.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { AddPlace } from './add-place.tsx';
import { BetterOrder } from './better-order-offer.tsx';
import { Choices } from './choices.tsx';
import { Days } from './days-list.tsx';
import { LeftOut } from './left-out.tsx';
import styles from './planner.module.css';
import { PrintHead } from './print-head.tsx';
import { ReadyTrips } from './ready-trips.tsx';
import { RouteMap } from './route-map.tsx';
import { Stops } from './stops.tsx';
import { KeptHere } from './kept-here.tsx';
import { TakeAlong } from './take-along.tsx';
import { Total } from './total.tsx';
import { legsOf } from './trip-legs.ts';
import { usePainted } from '../ui/use-painted.ts';
import { useTrip } from './use-trip.ts';
import { Warnings } from './warning-list.tsx';
import { wordsOf } from './words.ts';

type Props = { data: PlannerData; onAsk: (message: string) => void };

/** The planner: the trip that the address says, what follows from it, and what changes it. */
export function Planner({ data, onAsk }: Props) {
  const { locale, t } = useI18n();
  const known = useMemo(
    () => ({
      places: data.places.map(({ id }) => id),
      gateways: data.gateways.map(({ id }) => id),
    }),
    [data],
  );
  const { trip, problems, change } = useTrip(known);
  const { stops, ...choices } = trip;
  const words = useMemo(() => wordsOf(locale, t, data), [locale, t, data]);
  // A press is answered by what was pressed: the number on a poster, the nights of a stop. What follows
  // from it, a new stop's card among it, is drawn after that.
  const drawn = usePainted(trip);
  const listed = stops.length > drawn.stops.length ? drawn : trip;
  const legs = useMemo(() => legsOf(drawn, data), [drawn, data]);
  const some = drawn.stops.length > 0;
  const parts = { data, trip: drawn, legs, words };

  return (
    <div className={styles.planner}>
      <noscript>
        <p className={styles.noScript}>
          {t('plan.noScript')} <a href={paths.trips(locale)}>{t('trips.title')}</a>
        </p>
      </noscript>
      {some && <PrintHead {...parts} />}
      <LeftOut problems={problems} words={words} />
      <div className={styles.columns} data-needs-scripts>
        <div className={styles.making}>
          <Stops data={data} trip={listed} words={words} onChange={change} />
          <KeptHere shown={some} />
          <BetterOrder {...parts} onChange={change} />
          {!some && (
            <div className={styles.below}>
              <ReadyTrips trips={data.trips} />
            </div>
          )}
          <div className={styles.below}>
            <AddPlace places={data.places} stops={stops} onChange={change} />
          </div>
          <div className={styles.below}>
            <Choices months={data.months} gateways={data.gateways} {...choices} onChange={change} />
          </div>
          {some && (
            <div className={styles.below}>
              <Total {...parts} />
            </div>
          )}
        </div>
        <div className={styles.seeing}>
          <RouteMap {...parts} />
        </div>
      </div>
      {some && (
        <>
          <Warnings {...parts} />
          <div className={styles.below}>
            <Days {...parts} />
          </div>
          <div className={styles.below}>
            <TakeAlong {...parts} onAsk={onAsk} />
          </div>
        </>
      )}
    </div>
  );
}
