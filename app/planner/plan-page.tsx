import { addToDraft } from '../contact/inquiry.ts';
import { useI18n } from '../i18n/context.tsx';
import body from '../ui/page-body.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './planner.module.css';
import type { PlannerData } from './planner.server.ts';
import { Planner } from './planner.tsx';

type Props = { data: PlannerData };

export function PlanPage({ data }: Props) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.heading}>
        <PageHeader title={t('plan.title')} lead={t('plan.lead')} />
      </div>
      <div className={body.body}>
        <Planner data={data} onAsk={addToDraft} />
      </div>
    </>
  );
}
