import { useEffect, type MouseEvent } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { loadIndex } from './load-index.ts';
import { Outcome, type Places } from './outcome.tsx';
import { PageResults } from './page-results.tsx';
import { rememberSearch } from './recent.ts';
import { SearchForm } from './search-form.tsx';
import styles from './site-index.module.css';
import { siteIndexId } from './entry.ts';
import { searchField, useQuery } from './use-query.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import { useSearch } from './use-search.ts';

/** Results stand alone while there is a query. */
function useFoldedIndex(isFolded: boolean) {
  useEffect(() => {
    const index = document.querySelector<HTMLDetailsElement>(`#${siteIndexId}`);
    if (index) index.open = !isFolded;
  }, [isFolded]);
}

function SearchField({ places }: { places: Places }) {
  const { locale } = useI18n();
  const { query, type, send } = useQuery();
  const isAsked = query.trim() !== '';
  const { found, failed } = useSearch(locale, query, isAsked);
  useFoldedIndex(isAsked && !failed);
  const startLoading = () => {
    loadIndex(locale).catch(() => undefined);
  };
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) rememberSearch(query);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links within
    <div
      className={classes(stack.wide, styles.ask)}
      data-screen-only
      onClick={leave}
      onPointerEnter={startLoading}
      onFocus={startLoading}
    >
      <SearchForm
        id={searchField}
        query={query}
        onType={type}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      />
      <Outcome
        // Results of names alone would move when the texts arrive.
        found={found?.complete ? found : undefined}
        failed={failed}
        query={query}
        places={places}
        Results={PageResults}
      />
    </div>
  );
}

export const SearchPageIsland = asIsland(SearchField);
