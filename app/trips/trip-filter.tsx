import type { ReactNode } from 'react';
import type { ClimateYear } from '../climate/climate.server.ts';
import { formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import { monthIds } from '../pages.ts';
import { classes } from '../ui/classes.ts';
import chip from '../ui/chip.module.css';
import pill from '../ui/pill.module.css';
import { useServedField } from '../ui/use-served-field.ts';
import { readFilter, tripBudgets, tripLengths, writeFilter } from './filter.ts';
import type { TripFilter as Filter } from './filter.ts';
import styles from './trip-filter.module.css';

type Props = {
  filter: Filter;
  monthNames: ClimateYear['monthNames'];
  /** How many trips are shown, and how many there are in the chosen month whatever else is asked. */
  count: number;
  inMonth: number;
  onChange: (filter: Filter) => void;
};

type ChoiceProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ id, label, value, onChange, children }: ChoiceProps) {
  const { t } = useI18n();
  useServedField(id);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        className={chip.chip}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('trips.any')}</option>
        {children}
      </select>
    </div>
  );
}

/** Length, month, budget and children; the number of results, or why there is none, is announced. */
export function TripFilter({ filter, monthNames, count, inMonth, onChange }: Props) {
  const { locale, t } = useI18n();
  const asked = writeFilter(filter);
  /** As an address would say it, so that both ways of asking are one; upon the choice before, drawn or not. */
  const choose = (name: string, value: string) => {
    const search = new URLSearchParams(location.search);
    search.set(name, value);
    onChange(readFilter(search));
  };
  const month = filter.month && monthNames[filter.month - 1]?.long;
  const none = month && inMonth === 0 ? t('trips.noneInMonth', { month }) : t('trips.none');
  return (
    <div className={styles.filter} data-needs-scripts>
      <div role="group" aria-label={t('trips.filter')} className={styles.choices}>
        <Choice
          id="trips-days"
          label={t('trips.length')}
          value={asked['days'] ?? ''}
          onChange={(value) => choose('days', value)}
        >
          {tripLengths.map((length) => (
            <option key={length} value={length}>
              {t(`trips.${length}`)}
            </option>
          ))}
        </Choice>
        <Choice
          id="trips-month"
          label={t('trips.month')}
          value={asked['month'] ?? ''}
          onChange={(value) => choose('month', value)}
        >
          {monthNames.map(({ long }, at) => (
            <option key={long} value={monthIds[at]}>
              {long}
            </option>
          ))}
        </Choice>
        <Choice
          id="trips-budget"
          label={t('trips.budget')}
          value={asked['budget'] ?? ''}
          onChange={(value) => choose('budget', value)}
        >
          {tripBudgets.map((most) => (
            <option key={most} value={most}>
              {t('trips.upTo', { price: formatPrice(locale, most) })}
            </option>
          ))}
        </Choice>
        <button
          type="button"
          className={chip.chip}
          aria-pressed={filter.children ?? false}
          onClick={() => choose('children', filter.children ? '' : 'yes')}
        >
          {t('trips.withChildren')}
        </button>
      </div>
      <p className={styles.count} role="status">
        {count > 0 ? t('trips.count', { count }) : none}
      </p>
      {count === 0 && (
        <button
          type="button"
          className={classes(pill.pill, pill.filled)}
          onClick={() => onChange({})}
        >
          {t('trips.showAll')}
        </button>
      )}
    </div>
  );
}
