import { useEffect, useLayoutEffect } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/address.ts';
import { showFiltered, showItems } from '../ui/served-list.ts';
import { useServedField } from '../ui/use-served-field.ts';
import { filterAsQuery, fits, readFilter, type AskedTrip } from './filter.ts';
import { TripFilter, type TripChoice } from './trip-filter.tsx';

type FilterProps = { trips: readonly AskedTrip[]; choices: readonly TripChoice[] };

const filterIn = (query: string) => readFilter(new URLSearchParams(query));

/** Through the address, so that choices from a form and from a link are read by the same code. */
function choose(chosen: Readonly<Record<string, string>>) {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(chosen)) asked.set(name, value);
  writeQuery(filterAsQuery(readFilter(asked)));
}

function Filter({ trips, choices }: FilterProps) {
  const { locale } = useI18n();
  const query = useAddressQuery();
  const filter = filterIn(query);
  const { month } = filter;
  const [servedLength, servedMonth, servedBudget] = [
    useServedField('trips-days'),
    useServedField('trips-month'),
    useServedField('trips-budget'),
  ];

  // Choices made in the served lists before hydration.
  useEffect(() => {
    const chosen = Object.entries({ days: servedLength, month: servedMonth, budget: servedBudget });
    const asked = chosen.filter(([, value]) => value !== '');
    if (asked.length > 0) choose(Object.fromEntries(asked));
  }, [servedLength, servedMonth, servedBudget]);

  useLayoutEffect(() => {
    const shown = trips.filter((trip) => fits(filterIn(query), trip));
    showItems('trips', 'trip', new Set(shown.map(({ id }) => id)));
    showFiltered(query);
  }, [trips, query]);

  return (
    <TripFilter
      action={paths.trips(locale)}
      filter={filter}
      choices={choices}
      count={trips.filter((trip) => fits(filter, trip)).length}
      inMonth={trips.filter((trip) => fits({ ...(month && { month }) }, trip)).length}
      onChoose={choose}
      onClear={() => writeQuery('')}
    />
  );
}

export const TripFilterIsland = asIsland(Filter);
