import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nProvider, useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { X } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import { startTabbingAt } from '../ui/browser/start-tabbing.ts';
import { useServedField } from '../ui/browser/use-served-field.ts';
import { Outcome, PlacesToStart, type Places } from './outcome.tsx';
import { rememberSearch, forgetSearches, recentSearches } from './recent.ts';
import { Results } from './results.tsx';
import { dialogField, type DialogData } from './search-dialog-frame.tsx';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import chip from '../ui/chip.module.css';
import row from '../ui/row.module.css';
import round from '../ui/round.module.css';
import textStyles from '../ui/text.module.css';
import { useSearch } from './use-search.ts';
import listed from './search.module.css';

function RecentSearches({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useI18n();
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section className={listed.group} aria-labelledby="search-recent">
      <h2 id="search-recent">{t('search.recent')}</h2>
      <ul role="list" className={classes(row.chips, listed.chips)}>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className={chip.chip} onClick={() => onChoose(query)}>
              <bdi translate="no">{query}</bdi>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={chip.chip}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('search.forget')}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** A link within the page loads no document, so focus has to follow it. */
function focusTarget({ pathname, hash }: HTMLAnchorElement) {
  if (pathname !== location.pathname || hash === '') return;
  setTimeout(() => {
    const target = document.getElementById(hash.slice(1));
    if (target) startTabbingAt(target);
  });
}

type Props = { places: Places; onClose: () => void };

function SearchDialog({ places, onClose }: Props) {
  const { locale, t } = useI18n();
  const [query, setQuery] = useState(useServedField(dialogField));
  const outcome = useSearch(locale, query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    rememberSearch(query);
    onClose();
    focusTarget(link);
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links within */}
      <div className={classes(stack.apart, styles.found)} onClick={follow}>
        <Outcome {...outcome} Results={Results} query={query} places={places} />
        {query.trim() === '' && (
          <>
            <RecentSearches
              onChoose={(asked) => {
                setQuery(asked);
                field.current?.focus();
              }}
            />
            <PlacesToStart places={places} />
          </>
        )}
      </div>
      <p className={classes(row.words, textStyles.note, styles.foot)}>
        <Link to={paths.search(locale)} onClick={onClose}>
          {t('search.all')}
        </Link>
        <span className={styles.keys}>{t('search.keys')}</span>
      </p>
    </>
  );
}

/** In Safari the key that ends a composition comes after it, with this code. */
const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, li a')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[current + step];
  if (current < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Safari has no `closedby`. A selection that is dragged out of the dialog ends in a click on it. */
function closeByPressOutside(dialog: HTMLDialogElement) {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

function render(dialog: HTMLDialogElement) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
  const { locale, words, places } = JSON.parse(dialog.dataset['searchDialog'] ?? '') as DialogData;
  const root = createRoot(dialog);
  // A new key empties the field after each use.
  let key = 0;
  // Synchronous: React replaces the served field, and text typed in between would be lost.
  const update = () =>
    flushSync(() =>
      root.render(
        <I18nProvider locale={locale} messages={words}>
          <SearchDialog key={key} places={places} onClose={() => dialog.close()} />
        </I18nProvider>,
      ),
    );
  dialog.addEventListener('close', () => {
    key++;
    update();
  });
  dialog.addEventListener('keydown', (event) => {
    if (isOfInputMethod(event)) return;
    // Some browsers clear a search field on Escape and leave the dialog open.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
    } else moveFocus(dialog, event);
  });
  closeByPressOutside(dialog);
  update();
}

const rendered = new WeakSet<HTMLDialogElement>();

export function answerSearch(dialog: HTMLDialogElement): void {
  if (rendered.has(dialog)) return;
  rendered.add(dialog);
  render(dialog);
}
