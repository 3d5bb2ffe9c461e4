import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { getMapPlaces } from '../map/places.server.ts';
import { useI18n } from '../i18n/context.tsx';
import map from '../map/catalogue-map.module.css';
import { Map } from '../map/map.tsx';
import { pageOfList, pages as rows } from '../pages.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import body from '../ui/page-body.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { phoneWidth } from '../ui/phone-width.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CataloguePages, listId } from './catalogue-pages.tsx';
import type { catalogue } from './catalogue.server.ts';
import { DestinationGrid } from './destination-grid.tsx';
import { TagFilter } from './tag-filter.tsx';
import type { filterTags } from './tags.server.ts';

type Props = {
  data: Pick<ReturnType<typeof catalogue>, 'number' | 'cards'> & {
    tags: ReturnType<typeof filterTags>;
    places: ReturnType<typeof getMapPlaces>;
  };
};

export function DestinationsPage({ data: { number, tags, cards, places } }: Props) {
  const { locale, t } = useI18n();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [filtered, setFiltered] = useState(false);
  // The prerendered page knows no query: the first render must show all, as it does.
  const selected = useHydrated() ? search.get('tag') : null;
  const meant = cards.filter((card) => !selected || card.tags.some(({ id }) => id === selected));
  const { perPage } = rows.destinations.entries;
  const { page, pages, shown } = pageOfList(meant, number, perPage);
  const named = (title: string) => (page > 1 ? t('catalogue.onPage', { title, page }) : title);
  return (
    <>
      <PageHeader title={named(t('destinations.title'))} lead={t('destinations.lead')} />
      <div className={classes(body.body, map.catalogue)} data-lifting>
        <div className={map.choice}>
          <TagFilter
            tags={tags}
            selected={selected}
            count={meant.length}
            onSelect={(tag) => {
              setFiltered(true);
              void navigate(paths.destinations(locale, tag), {
                preventScrollReset: true,
                viewTransition: true,
              });
            }}
          />
          <div className={map.map}>
            <Map
              label={t('map.list')}
              sizes={`(min-width: 75rem) min(50rem, 58vw), (min-width: 40rem) min(62rem, 94vw), ${phoneWidth}`}
              places={places.map((place) => ({
                ...place,
                to: paths.destination(locale, place.id),
                back: !meant.some(({ id }) => id === place.id),
              }))}
            />
          </div>
        </div>
        <div>
          <VisuallyHidden as="h2" id={cards.length > perPage ? listId : undefined}>
            {named(t('destinations.listTitle'))}
          </VisuallyHidden>
          {shown.length > 0 && <DestinationGrid cards={shown} rising={!filtered} />}
          <CataloguePages page={page} pages={pages} tag={selected} />
        </div>
      </div>
    </>
  );
}
