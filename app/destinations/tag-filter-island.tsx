import { useLayoutEffect, type SubmitEvent } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { dimPlaces } from '../map/dim.ts';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { move } from '../ui/browser/move.ts';
import { showForQuery } from '../ui/browser/await-query.ts';
import { showItems } from '../ui/browser/served-list.ts';
import { listId } from './catalogue-pages.tsx';
import { selection, tagField, tagIn, type FilterTag, type TaggedPlace } from './selection.ts';
import { TagFilter } from './tag-filter.tsx';

type FilterProps = {
  tags: readonly FilterTag[];
  places: readonly TaggedPlace[];
  /** Number of the page of the catalogue. */
  number: number;
};

const idSetOf = (places: readonly TaggedPlace[]) => new Set(places.map(({ id }) => id));

function Filter({ tags, places, number }: FilterProps) {
  const { locale } = useI18n();
  const query = useAddressQuery();
  const tag = tagIn(query);
  const count = selection(places, tag, number).matching.length;

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
    <TagFilter
      action={paths.destinations(locale)}
      tags={tags}
      selected={tag}
      count={count}
      onSubmit={choose}
    />
  );
}

/** Shows and hides the served cards, and dims places on the map. */
export const TagFilterIsland = asIsland(Filter);
