import { useEffect, useLayoutEffect } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { showForQuery } from '../ui/browser/await-query.ts';
import { linkItems, orderItems, showItems } from '../ui/browser/served-list.ts';
import { useServedField } from '../ui/browser/use-served-field.ts';
import { filterAnswer, wishesInWords } from './filter-answer.ts';
import {
  type AskedTrip,
  filterAsQuery,
  fits,
  inOrder,
  readFilter,
  shownInstead,
  unknownIn,
} from './filter.ts';
import type { TripChoice } from './trip-choices.server.ts';
import { TripFilter } from './trip-filter.tsx';

type FilterProps = { trips: readonly AskedTrip[]; choices: readonly TripChoice[] };

/** As an address would say it, so that both ways of asking are one; on top of what the address asks. */
function choose(chosen: Readonly<Record<string, string>>) {
  const asked = { ...readFilter(location.search), ...chosen };
  writeQuery(filterAsQuery(readFilter(String(new URLSearchParams(asked)))));
}

function Filter({ trips, choices }: FilterProps) {
  const { locale, t } = useI18n();
  const query = useAddressQuery();
  const filter = readFilter(query);
  const [servedLength, servedMonth, servedBudget, servedSort] = [
    useServedField('trips-days'),
    useServedField('trips-month'),
    useServedField('trips-budget'),
    useServedField('trips-sort'),
  ];

  // Choices made in the served lists before hydration.
  useEffect(() => {
    const chosen = Object.entries({
      days: servedLength,
      month: servedMonth,
      budget: servedBudget,
      sort: servedSort,
    });
    const asked = chosen.filter(([, value]) => value !== '');
    if (asked.length > 0) choose(Object.fromEntries(asked));
  }, [servedLength, servedMonth, servedBudget, servedSort]);

  useLayoutEffect(() => {
    const asked = readFilter(query);
    const found = trips.filter((trip) => fits(asked, trip));
    const shown = found.length > 0 ? found : shownInstead(asked, trips);
    orderItems(
      'trips',
      inOrder(asked, trips).map(({ id }) => id),
    );
    showItems('trips', new Set(shown.map(({ id }) => id)));
    const { month } = asked;
    linkItems('trips', filterAsQuery(month === undefined ? {} : { month }));
    showForQuery(query);
  }, [trips, query]);

  const question = { filter, unknown: unknownIn(query), trips, choices };
  return (
    <TripFilter
      action={paths.trips(locale)}
      filter={filter}
      choices={choices}
      answer={filterAnswer(question, locale, t)}
      wishes={wishesInWords(question, t)}
      found={trips.some((trip) => fits(filter, trip))}
      onChoose={choose}
      onClear={() => writeQuery('')}
    />
  );
}

export const TripFilterIsland = asIsland(Filter);
