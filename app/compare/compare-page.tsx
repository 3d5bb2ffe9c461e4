import type { ReactNode } from 'react';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';

export function ComparePage({ table }: { table?: ReactNode }) {
  const { locale, t } = useI18n();
  return (
    <Page title={t('compare.title')} lead={t('compare.lead')}>
      {table}
      <div className={row.row} data-screen-only>
        <AskOrMail subject={{ kind: 'page', about: t('compare.title') }} />
        <Link className={pill.pill} to={paths.trips(locale)}>
          {t('trips.title')}
        </Link>
      </div>
    </Page>
  );
}
