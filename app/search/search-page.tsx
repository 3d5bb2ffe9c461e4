import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { siteIndexId } from './entry.ts';
import type { siteIndex } from './search.server.ts';
import styles from './site-index.module.css';

function SiteIndex({ groups }: { groups: ReturnType<typeof siteIndex> }) {
  const { t } = useI18n();
  return groups.map(({ group, pages }) => (
    <section key={group} className={styles.group}>
      <h3>{t(`search.group.${group}`)}</h3>
      <ul role="list" className={styles.pages}>
        {pages.map(({ title, to, scene, parts }) => (
          <li key={to} className={styles.page} data-scene={scene}>
            <Link to={to}>{title}</Link>
            {parts.length > 0 && (
              <ul role="list">
                {parts.map((part) => (
                  <li key={part.to}>
                    <Link to={part.to}>{part.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

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
