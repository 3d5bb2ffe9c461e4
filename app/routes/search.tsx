import { useEffect, useState } from 'react';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { siteIndex } from '../search/search.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf } from '../paths.ts';
import { Outcome } from '../search/outcome.tsx';
import { rememberSearch } from '../search/recent.ts';
import { SearchForm } from '../search/search-form.tsx';
import { SiteIndex } from '../search/site-index.tsx';
import styles from '../search/site-index.module.css';
import { useSearch } from '../search/use-search.ts';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Route } from './+types/search';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'search'), structuredData: pageData(locale, 'search') },
    groups: siteIndex(locale),
  };
}

/** Asking for something else changes the query only. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

/** How long somebody pauses before the address follows what is typed. */
const pause = 500;

/** What is asked for: in the field at once, in the address after a pause. */
function useQuery() {
  const [search, setSearch] = useSearchParams();
  // The prerendered page knows no query.
  const hydrated = useHydrated();
  const inAddress = hydrated ? (search.get('q') ?? '') : '';
  const [query, type] = useState('');
  const [seen, setSeen] = useState('');
  const [written, setWritten] = useState('');
  if (inAddress !== seen) {
    setSeen(inAddress);
    // Not what was written here a moment ago: a link, or the way back.
    if (inAddress !== written) {
      setWritten(inAddress);
      type(inAddress);
    }
  }
  const write = (replace: boolean) => {
    setWritten(query);
    setSearch(query ? { q: query } : {}, { replace, preventScrollReset: true });
  };
  useEffect(() => {
    if (query === written) return undefined;
    const later = setTimeout(() => write(true), pause);
    return () => clearTimeout(later);
  });
  return { query, type, write };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { locale, t } = useI18n();
  const { query, type, write } = useQuery();
  const outcome = useSearch(locale, query, query.trim() !== '');
  return (
    <>
      <PageHeader title={t('search.title')} lead={t('search.lead')} />
      <div className={body.body}>
        <div className={styles.ask}>
          <SearchForm query={query} onType={type} onSubmit={() => write(false)} />
          <Outcome {...outcome} query={query} onFollow={() => rememberSearch(query)} />
        </div>
        <section className={styles.everything} aria-labelledby="everything-title">
          <h2 id="everything-title">{t('search.everything')}</h2>
          <SiteIndex groups={loaderData.groups} />
        </section>
      </div>
    </>
  );
}
