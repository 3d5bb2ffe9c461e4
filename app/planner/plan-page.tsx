import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import body from '../ui/page-body.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './planner.module.css';

type Props = { planner?: ReactNode };

export function PlanPage({ planner }: Props) {
  const { locale, t } = useI18n();
  return (
    <>
      <div className={styles.heading}>
        <PageHeader title={t('plan.title')} lead={t('plan.lead')} />
      </div>
      <div className={body.body}>
        <noscript>
          <p className={styles.noScript}>
            {t('plan.noScript')} <a href={paths.trips(locale)}>{t('trips.title')}</a>
          </p>
        </noscript>
      </div>
      {planner}
    </>
  );
}
