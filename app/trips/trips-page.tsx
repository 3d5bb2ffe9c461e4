import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useI18n } from '../i18n/context.tsx';
import type { monthNames } from '../i18n/format.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import pill from '../ui/pill.module.css';
import stagger from '../ui/stagger.module.css';
import { useHydrated } from '../ui/use-hydrated.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { fits, readFilter, writeFilter } from './filter.ts';
import { TripCard } from './trip-card.tsx';
import { TripFilter } from './trip-filter.tsx';
import styles from './trip-grid.module.css';
import type { TripCardData } from './trips.server.ts';

type Props = { data: { cards: TripCardData[]; monthNames: ReturnType<typeof monthNames> } };

export function TripsPage({ data: { cards, monthNames: names } }: Props) {
  const { locale, t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const [filtered, setFiltered] = useState(false);
  // The prerendered page knows no query: the first render must show all, as it does.
  const filter = useHydrated() ? readFilter(search) : {};
  const shown = cards.filter((card) => fits(filter, card));
  const { month } = filter;
  return (
    <Page title={t('trips.title')} lead={t('trips.lead')}>
      <TripFilter
        filter={filter}
        monthNames={names}
        count={shown.length}
        inMonth={month ? cards.filter((card) => fits({ month }, card)).length : cards.length}
        onChange={(next) => {
          setFiltered(true);
          setSearch(writeFilter(next), { preventScrollReset: true, viewTransition: true });
        }}
      />
      <div>
        <VisuallyHidden as="h2">{t('trips.listTitle')}</VisuallyHidden>
        {shown.length > 0 && (
          <div className={classes(styles.grid, !filtered && stagger.group)}>
            {shown.map((card, at) => (
              <TripCard key={card.id} card={card} priority={at === 0} />
            ))}
          </div>
        )}
      </div>
      <div>
        <Link className={pill.pill} to={paths.plan(locale)}>
          {t('nav.plan')}
        </Link>
      </div>
    </Page>
  );
}
