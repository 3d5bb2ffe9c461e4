import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Page } from '../ui/page.tsx';
import type { siteIndex } from './search.server.ts';
import { SiteIndex, siteIndexId } from './site-index.tsx';

type Props = { data: { groups: ReturnType<typeof siteIndex> }; search?: ReactNode };

export function SearchPage({ data, search }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('search.title')} lead={t('search.lead')}>
      {search}
      <details className={disclosure.lined} id={siteIndexId} open>
        <summary className={disclosure.summary}>
          <h2>{t('search.everything')}</h2>
        </summary>
        <SiteIndex groups={data.groups} />
      </details>
    </Page>
  );
}
