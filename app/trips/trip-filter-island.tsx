import { useEffect, useLayoutEffect } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/address.ts';
import { showFiltered, showItems } from '../ui/served-list.ts';
import { useServedField } from '../ui/use-served-field.ts';
import { filterAsQuery, fits, readFilter, writeFilter, type AskedTrip } from './filter.ts';
import { TripFilter, type TripChoice } from './trip-filter.tsx';

type FilterProps = { trips: readonly AskedTrip[]; choices: readonly TripChoice[] };

/** As an address would say it, so that both ways of asking are one; on top of what the address asks. */
function choose(chosen: Readonly<Record<string, string>>) {
  const asked = { ...writeFilter(readFilter(location.search)), ...chosen };
  writeQuery(filterAsQuery(readFilter(String(new URLSearchParams(asked)))));
}

function Filter({ trips, choices }: FilterProps) {
  const { locale } = useI18n();
  const query = useAddressQuery();
  const filter = readFilter(query);
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
    const shown = trips.filter((trip) => fits(readFilter(query), trip));
    showItems('trips', new Set(shown.map(({ id }) => id)));
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
