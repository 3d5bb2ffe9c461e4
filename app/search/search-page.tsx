import { useI18n } from '../i18n/context.tsx';
import { Page } from '../ui/page.tsx';
import { Outcome } from './outcome.tsx';
import { rememberSearch } from './recent.ts';
import { SearchForm } from './search-form.tsx';
import type { siteIndex } from './search.server.ts';
import { SiteIndex } from './site-index.tsx';
import styles from './site-index.module.css';
import { searchField, useQuery } from './use-query.ts';
import { useSearch } from './use-search.ts';

type Props = { data: { groups: ReturnType<typeof siteIndex> } };

export function SearchPage({ data }: Props) {
  const { locale, t } = useI18n();
  const { query, type, write } = useQuery();
  const outcome = useSearch(locale, query, query.trim() !== '');
  return (
    <Page title={t('search.title')} lead={t('search.lead')}>
      <div className={styles.ask}>
        <SearchForm id={searchField} query={query} onType={type} onSubmit={() => write(false)} />
        <Outcome {...outcome} query={query} onFollow={() => rememberSearch(query)} />
      </div>
      <section className={styles.everything} aria-labelledby="everything-title">
        <h2 id="everything-title">{t('search.everything')}</h2>
        <SiteIndex groups={data.groups} />
      </section>
    </Page>
  );
}
