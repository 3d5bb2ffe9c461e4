import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Page } from '../ui/page.tsx';
import type { siteIndex } from './search.server.ts';
import styles from './site-index.module.css';
import { SiteIndex } from './site-index.tsx';

type Props = { data: { groups: ReturnType<typeof siteIndex> }; search?: ReactNode };

export function SearchPage({ data, search }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('search.title')} lead={t('search.lead')}>
      {search}
      <section className={styles.everything} aria-labelledby="everything-title">
        <h2 id="everything-title">{t('search.everything')}</h2>
        <SiteIndex groups={data.groups} />
      </section>
    </Page>
  );
}
