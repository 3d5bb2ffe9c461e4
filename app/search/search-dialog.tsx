import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { X } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import { startTabbingAt } from '../ui/browser/start-tabbing.ts';
import { useServedField } from '../ui/browser/use-served-field.ts';
import { Outcome, PlacesToStart, type Places } from './outcome.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { rememberSearch } from './recent.ts';
import { Results } from './results.tsx';
import { dialogField } from './search-dialog-frame.tsx';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import row from '../ui/row.module.css';
import round from '../ui/round.module.css';
import { useSearch } from './use-search.ts';

/** A link within the page loads no document, so focus has to follow it. */
function focusTarget({ pathname, hash }: HTMLAnchorElement) {
  if (pathname !== location.pathname || hash === '') return;
  setTimeout(() => {
    const target = document.getElementById(hash.slice(1));
    if (target) startTabbingAt(target);
  });
}

type Props = { places: Places; onClose: () => void };

export function SearchDialog({ places, onClose }: Props) {
  const { locale, t } = useI18n();
  const [query, setQuery] = useState(useServedField(dialogField));
  const outcome = useSearch(locale, query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberSearch(query);
    onClose();
    focusTarget(event.currentTarget);
  };
  return (
    <>
      <div className={classes(stack.close, styles.head)}>
        <SearchForm
          id={dialogField}
          field={field}
          query={query}
          onType={setQuery}
          onSubmit={() => {
            rememberSearch(query);
            onClose();
          }}
        />
        <button
          className={classes(round.round, styles.close)}
          type="button"
          aria-label={t('search.close')}
          onClick={onClose}
        >
          <X />
        </button>
      </div>
      <div className={classes(stack.apart, styles.found)}>
        <Outcome {...outcome} Results={Results} query={query} places={places} onFollow={follow} />
        {query.trim() === '' && (
          <>
            <RecentSearches
              onChoose={(asked) => {
                setQuery(asked);
                field.current?.focus();
              }}
            />
            <PlacesToStart places={places} onFollow={follow} />
          </>
        )}
      </div>
      <p className={classes(row.words, styles.foot)}>
        <Link to={paths.search(locale)} onClick={onClose}>
          {t('search.all')}
        </Link>
        <span className={styles.keys}>{t('search.keys')}</span>
      </p>
    </>
  );
}
