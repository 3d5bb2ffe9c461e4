import { useState } from 'react';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { DestinationGrid } from '../destinations/destination-grid.tsx';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { TagFilter } from '../destinations/tag-filter.tsx';
import { destinationCards } from '../content/queries/destination-cards.server.ts';
import { pageHead } from '../content/queries/pages.server.ts';
import { filterTags } from '../content/queries/tags.server.ts';
import { mapPlaces } from '../content/ways.server.ts';
import { destinationsData } from '../content/structured-data.server.ts';
import { headOf } from '../head.ts';
import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import map from '../map/catalogue-map.module.css';
import { useLifted } from '../map/use-lifted.ts';
import { localeOf, paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Route } from './+types/destinations';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'destinations'), structuredData: destinationsData(locale) },
    tags: filterTags(locale),
    cards: destinationCards(locale),
    places: mapPlaces(locale),
  };
}

/** Choosing a tag changes the query only; the cards are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Destinations({
  loaderData: { tags, cards, places },
}: Route.ComponentProps) {
  const { locale, t } = useI18n();
  const [lifted, pointing] = useLifted();
  const [search, setSearch] = useSearchParams();
  const [filtered, setFiltered] = useState(false);
  // The prerendered page knows no query: the first render must show all, as it does.
  const selected = useHydrated() ? search.get('tag') : null;
  const shown = cards.filter((card) => !selected || card.tags.some(({ id }) => id === selected));
  return (
    <>
      <PageHeader title={t('destinations.title')} lead={t('destinations.lead')} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only lifts what is pointed at */}
      <div className={classes(body.body, map.catalogue)} {...pointing}>
        <div className={map.choice}>
          <TagFilter
            tags={tags}
            selected={selected}
            count={shown.length}
            onSelect={(tag) => {
              setFiltered(true);
              setSearch(tag ? { tag } : {}, { preventScrollReset: true, viewTransition: true });
            }}
          />
          <div className={map.map}>
            <Map
              label={t('map.list')}
              sizes="(min-width: 75rem) min(50rem, 58vw), (min-width: 47.5rem) min(62rem, 94vw), 92vw"
              lifted={lifted}
              places={places.map((place) => ({
                ...place,
                to: paths.destination(locale, place.id),
                back: !shown.some(({ id }) => id === place.id),
              }))}
            />
          </div>
        </div>
        <div>
          <VisuallyHidden as="h2">{t('destinations.listTitle')}</VisuallyHidden>
          {shown.length > 0 && <DestinationGrid cards={shown} rising={!filtered} lifted={lifted} />}
        </div>
      </div>
    </>
  );
}
