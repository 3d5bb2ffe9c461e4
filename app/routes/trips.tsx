import { useState } from 'react';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Link } from '../ui/link.tsx';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { tripCards } from '../trips/trips.server.ts';
import { tripsData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { monthNames } from '../i18n/format.ts';
import { localeOf, paths } from '../paths.ts';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { fits, readFilter, writeFilter } from '../trips/filter.ts';
import { TripCard } from '../trips/trip-card.tsx';
import { TripFilter } from '../trips/trip-filter.tsx';
import grid from '../trips/trip-grid.module.css';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import stagger from '../ui/stagger.module.css';
import { useHydrated } from '../ui/use-hydrated.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/trips';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const cards = tripCards(locale);
  return {
    words: pageWords(locale, 'trips'),
    head: { ...pageHead(locale, 'trips'), structuredData: tripsData(locale, cards) },
    cards,
    monthNames: monthNames(locale),
  };
}

/** A filter changes the query only; the cards are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Trips({ loaderData: { cards, monthNames: names } }: Route.ComponentProps) {
  const { locale, t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const [filtered, setFiltered] = useState(false);
  // The prerendered page knows no query: the first render must show all, as it does.
  const filter = useHydrated() ? readFilter(search) : {};
  const shown = cards.filter((card) => fits(filter, card));
  const { month } = filter;
  return (
    <>
      <PageHeader title={t('trips.title')} lead={t('trips.lead')} />
      <div className={body.body}>
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
            <div className={classes(grid.grid, !filtered && stagger.group)}>
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
      </div>
    </>
  );
}
