import { useLayoutEffect, type SubmitEvent } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { dimPlaces } from '../map/dim.ts';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { showForQuery } from '../ui/browser/await-query.ts';
import { move } from '../ui/browser/move.ts';
import { showItems } from '../ui/browser/served-list.ts';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { filterTags } from './catalogue.server.ts';
import { listId, selection, tagField, tagIn, type TaggedPlace } from './selection.ts';
import styles from './tag-filter.module.css';
import chip from '../ui/chip.module.css';
import pill from '../ui/pill.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';
import textStyles from '../ui/text.module.css';

type FilterProps = {
  tags: ReturnType<typeof filterTags>;
  places: readonly TaggedPlace[];
  /** Number of the page of the catalogue. */
  number: number;
};

const idSetOf = (places: readonly TaggedPlace[]) => new Set(places.map(({ id }) => id));

function Filter({ tags, places, number }: FilterProps) {
  const { locale, t } = useI18n();
  const query = useAddressQuery();
  const selected = tagIn(query);
  const count = selection(places, selected, number).matching.length;

  useLayoutEffect(() => {
    const { matching, shown, page } = selection(places, tagIn(query), number);
    showItems('destinations', idSetOf(shown));
    dimPlaces(idSetOf(matching));
    showForQuery(query);
    if (page !== number && query === location.search)
      location.replace(`${paths.destinations(locale, tagIn(query), page)}#${listId}`);
  }, [locale, number, places, query]);

  /** On page 2 and later the form loads page 1, as it does before hydration. */
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    if (number > 1) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : '';
    // "Show all" is removed while it has the focus.
    if (!chosen) event.currentTarget.querySelector('button')?.focus();
    move(() => writeQuery(chosen && `?${tagField}=${encodeURIComponent(chosen)}`));
  };
  return (
    <form
      className={classes(stack.apart, stack.start)}
      action={paths.destinations(locale)}
      onSubmit={choose}
      data-needs-scripts
      data-screen-only
    >
      <div
        role="group"
        aria-label={t('destinations.filter')}
        className={classes(row.chips, styles.buttons)}
      >
        <button type="submit" className={chip.chip} aria-pressed={!selected}>
          {t('destinations.all')}
        </button>
        {tags.map(({ id, name, places: own }) => (
          <button
            key={id}
            type="submit"
            name={tagField}
            value={id}
            className={chip.chip}
            aria-pressed={id === selected}
          >
            <span>{name}</span>
            <span className={styles.places} aria-hidden="true">
              {own}
            </span>
            <VisuallyHidden>{`(${t('destinations.count', { count: own })})`}</VisuallyHidden>
          </button>
        ))}
      </div>
      <p className={textStyles.soft} role="status" data-awaits-query>
        {t(count > 0 ? 'destinations.count' : 'destinations.none', { count })}
      </p>
      {count === 0 && (
        <button type="submit" className={classes(pill.pill, pill.filled)}>
          {t('destinations.showAll')}
        </button>
      )}
    </form>
  );
}

/** Shows and hides the served cards, and dims places on the map. */
export const TagFilterIsland = asIsland(Filter);
