import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { X } from '../ui/icons.tsx';
import { startTabbingAt } from '../ui/start-tabbing.ts';
import { Outcome, PlacesToStart } from './outcome.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { rememberSearch } from './recent.ts';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the field to the links below it and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[current + step];
  if (current < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** A link within the page that is shown changes no page: the next Tab starts where it leads. */
function startThere({ pathname, hash }: HTMLAnchorElement) {
  if (pathname !== location.pathname || hash === '') return;
  setTimeout(() => {
    const target = document.getElementById(hash.slice(1));
    if (target) startTabbingAt(target);
  });
}

/** Search over the page: a modal dialog, so focus, Escape and the page behind are the browser’s care. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { locale, t } = useI18n();
  const [query, setQuery] = useState('');
  const outcome = useSearch(locale, query);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberSearch(query);
    close();
    startThere(event.currentTarget);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that come from within
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.title')}
      {...{ closedby: 'any' }}
      onClose={onClose}
      onKeyDown={(event) => {
        // Some browsers empty the field first.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          close();
        } else moveFocus(event);
      }}
    >
      <div className={styles.head}>
        <SearchForm
          id="search-dialog-field"
          field={field}
          query={query}
          onType={setQuery}
          onSubmit={() => {
            rememberSearch(query);
            close();
            void navigate(paths.search(locale, query.trim()));
          }}
        />
        <button
          className={styles.close}
          type="button"
          aria-label={t('search.close')}
          onClick={close}
        >
          <X />
        </button>
      </div>
      <div className={styles.found}>
        <Outcome {...outcome} query={query} onFollow={follow} />
        {query.trim() === '' && (
          <>
            <RecentSearches
              onChoose={(asked) => {
                setQuery(asked);
                field.current?.focus();
              }}
            />
            <PlacesToStart onFollow={follow} />
          </>
        )}
      </div>
      <p className={styles.foot}>
        <Link to={paths.search(locale)} onClick={close}>
          {t('search.all')}
        </Link>
        <span className={styles.keys}>{t('search.keys')}</span>
      </p>
    </dialog>
  );
}
