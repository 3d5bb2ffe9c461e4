import { useEffect, useLayoutEffect, type SubmitEvent } from 'react';
import { Ask } from '../contact/ask.tsx';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { showForQuery } from '../ui/browser/await-query.ts';
import { linkItems, orderItems, showItems } from '../ui/browser/served-list.ts';
import { useServedField } from '../ui/browser/use-served-field.ts';
import { filterAnswer, wishesInWords } from './filter-answer.ts';
import {
  filterAsQuery,
  fits,
  inOrder,
  readFilter,
  shownInstead,
  unknownIn,
  type AskedTrip,
} from './filter.ts';
import type { TripChoice } from './trip-choices.server.ts';
import styles from './trip-filter.module.css';
import chip from '../ui/chip.module.css';
import { classes } from '../ui/classes.ts';
import field from '../ui/field.module.css';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import scrollRow from '../ui/scroll-row.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type FilterProps = { trips: readonly AskedTrip[]; choices: readonly TripChoice[] };

/** Each is a button that is pressed or not. */
const toggles = [
  { name: 'children', value: 'yes', label: 'trips.withChildren' },
  { name: 'stairs', value: 'few', label: 'trips.effort.few' },
] as const;

/** Adds a choice to what the address asks, as an address would say it, so that both ways of asking are one. */
function choose(chosen: Readonly<Record<string, string>>) {
  const asked = { ...readFilter(location.search), ...chosen };
  writeQuery(filterAsQuery(readFilter(String(new URLSearchParams(asked)))));
}

type ChoiceProps = { choice: TripChoice; value: string };

function Choice({ choice: { name, label, none, options }, value }: ChoiceProps) {
  const id = `trips-${name}`;
  // Chosen before hydration.
  const served = useServedField(id);
  useEffect(() => {
    if (served !== '') choose({ [name]: served });
  }, [name, served]);
  return (
    <div className={classes(stack.tight, styles.choice)}>
      <label htmlFor={id}>{label}</label>
      <select
        className={field.field}
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => choose({ [name]: target.value })}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  );
}

function submit(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const { submitter } = event.nativeEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  if (submitter.name) return choose({ [submitter.name]: submitter.value });
  // "Show all" is removed while it has the focus.
  event.currentTarget.querySelector('select')?.focus();
  return writeQuery('');
}

function Filter({ trips, choices }: FilterProps) {
  const { locale, t } = useI18n();
  const query = useAddressQuery();
  const filter = readFilter(query);

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
  const wishes = wishesInWords(question, t);
  const asked: Readonly<Record<string, string>> = filter;
  return (
    <form
      className={classes(stack.apart, styles.filter)}
      action={paths.trips(locale)}
      onSubmit={submit}
      data-needs-scripts
      data-screen-only
    >
      <div role="group" aria-label={t('trips.filter')} className={scrollRow.row}>
        {choices.map((choice) => (
          <Choice key={choice.name} choice={choice} value={asked[choice.name] ?? ''} />
        ))}
        {toggles.map(({ name, value, label }) => (
          <button
            key={name}
            type="submit"
            name={name}
            value={asked[name] ? '' : value}
            className={chip.chip}
            aria-pressed={asked[name] !== undefined}
          >
            {t(label)}
          </button>
        ))}
      </div>
      <p className={classes(textStyles.soft, textStyles.measured)} role="status" data-awaits-query>
        {filterAnswer(question, locale, t)}
      </p>
      {wishes && (
        <div className={row.row}>
          <Ask subject={{ kind: 'trips', about: wishes }} />
          {!trips.some((trip) => fits(filter, trip)) && (
            <button type="submit" className={pill.pill}>
              {t('trips.showAll')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}

export const TripFilterIsland = asIsland(Filter);
