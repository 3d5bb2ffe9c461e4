import { useMemo, useState } from 'react';
import type { PlannerData } from '../content/queries/planner.server.ts';
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
import { tripLimits, type Trip } from './trip.ts';
import { useTrip } from './use-trip.ts';
import { Warnings } from './warning-list.tsx';
import { legsOf } from './ways.ts';
import { wordsOf } from './words.ts';

type Props = { data: PlannerData; onAsk: (message: string) => void };

/** The planner: the trip that the address says, what follows from it, and what changes it. */
export function Planner({ data, onAsk }: Props) {
  const { locale, t } = useI18n();
  const known = useMemo(() => data.places.map(({ id }) => id), [data.places]);
  const { trip, problems, change } = useTrip(known);
  const words = useMemo(() => wordsOf(locale, t, data), [locale, t, data]);
  const legs = useMemo(() => legsOf(trip, data.legs), [trip, data.legs]);
  const [before, setBefore] = useState<Trip>();
  const some = trip.stops.length > 0;
  const parts = { data, trip, legs, words };

  const add = (place: string) =>
    change(
      { ...trip, stops: [...trip.stops, { place, nights: tripLimits.defaultNights }] },
      `add ${trip.stops.length}`,
    );

  return (
    <div className={styles.planner}>
      <noscript>
        <p className={styles.noScript}>
          {t('plan.noScript')} <a href={paths.trips(locale)}>{t('trips.title')}</a>
        </p>
      </noscript>
      {some && <PrintHead {...parts} />}
      <LeftOut problems={problems} words={words} />
      <div className={styles.columns} data-needs-scripts data-tool>
        <div className={styles.making}>
          <Stops {...parts} onChange={change} />
          <KeptHere shown={some} />
          <BetterOrder
            {...parts}
            before={before}
            onUse={(stops) => {
              setBefore(trip);
              change({ ...trip, stops }, 'order');
            }}
            onUndo={(stops) => {
              setBefore(undefined);
              change({ ...trip, stops }, 'order back');
            }}
          />
          {!some && <ReadyTrips trips={data.trips} />}
          <AddPlace places={data.places} trip={trip} onAdd={add} />
          <Choices months={data.months} trip={trip} onChange={change} />
          {some && <Total {...parts} />}
        </div>
        <div className={styles.seeing}>
          <RouteMap {...parts} />
        </div>
      </div>
      {some && (
        <>
          <Warnings {...parts} />
          <Days {...parts} />
          <TakeAlong {...parts} onAsk={onAsk} />
        </>
      )}
    </div>
  );
}
