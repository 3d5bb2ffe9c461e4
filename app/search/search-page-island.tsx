import { asIsland, useI18n } from '../i18n/context.tsx';
import { Outcome, type Places } from './outcome.tsx';
import { rememberSearch } from './recent.ts';
import { SearchForm } from './search-form.tsx';
import styles from './site-index.module.css';
import { searchField, useQuery } from './use-query.ts';
import { useSearch } from './use-search.ts';

function SearchField({ places }: { places: Places }) {
  const { locale } = useI18n();
  const { query, type, write } = useQuery();
  const outcome = useSearch(locale, query, query.trim() !== '');
  return (
    <div className={styles.ask}>
      <SearchForm
        id={searchField}
        query={query}
        onType={type}
        onSubmit={(event) => {
          event.preventDefault();
          write(false);
        }}
      />
      <Outcome {...outcome} query={query} places={places} onFollow={() => rememberSearch(query)} />
    </div>
  );
}

export const SearchPageIsland = asIsland(SearchField);
