import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import type { TripData } from '../trip/trip-data.server.ts';
import body from '../ui/page-body.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './planner.module.css';
import { ReadyTrips } from './ready-trips.tsx';

type Props = { trips: TripData['trips']; planner?: ReactNode };

export function PlanPage({ trips, planner }: Props) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.heading}>
        <PageHeader title={t('plan.title')} />
      </div>
      {planner}
      <noscript>
        <div className={body.body}>
          <p className={styles.noScript}>{t('plan.noScript')}</p>
          <ReadyTrips trips={trips} isStatic />
        </div>
      </noscript>
    </>
  );
}
