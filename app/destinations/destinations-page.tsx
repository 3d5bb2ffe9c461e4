import type { ReactNode } from 'react';
import { AskOrMail } from '../contact/ask-channels.tsx';
import type { getMapPlaces } from '../map/places.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import { pageOfList, pages as rows } from '../pages.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import body from '../ui/page-body.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Link } from '../ui/link.tsx';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { getCatalogue } from './catalogue.server.ts';
import { DestinationGrid } from './destination-grid.tsx';
import styles from './destinations-page.module.css';
import { listId } from './selection.ts';

type Props = {
  data: Pick<ReturnType<typeof getCatalogue>, 'number' | 'cards'> & {
    places: ReturnType<typeof getMapPlaces>;
  };
  filter?: ReactNode;
  pages?: ReactNode;
};

export function DestinationsPage({ data: { number, cards, places }, filter, pages }: Props) {
  const { locale, t } = useI18n();
  const { perPage } = rows.destinations.entries;
  const { page, shown } = pageOfList(cards, number, perPage);
  const onThisPage = (title: string) => (page > 1 ? t('catalogue.onPage', { title, page }) : title);
  return (
    <div className={classes(body.body, styles.catalogue)} data-highlights>
      <div className={classes(row.row, styles.band)} data-paper="flow">
        <div className={classes(stack.wide, styles.choice)}>
          <PageHeader title={onThisPage(t('destinations.title'))} lead={t('destinations.lead')} />
          {filter}
        </div>
        <div className={styles.map} data-screen-only>
          <Map
            dims
            begins
            label={t('map.list')}
            sizes={`(min-width: 64rem) 37rem, (min-width: 40rem) 93vw, ${phoneWidth}`}
            places={places.map((place) => ({
              ...place,
              to: paths.destination(locale, place.id),
            }))}
          />
        </div>
      </div>
      <div className={styles.list}>
        <VisuallyHidden as="h2" id={cards.length > perPage ? listId : undefined}>
          {onThisPage(t('destinations.listTitle'))}
        </VisuallyHidden>
        <DestinationGrid cards={cards} shown={new Set(shown.map(({ id }) => id))} />
        {pages}
        <div className={classes(row.row, styles.ask)} data-screen-only>
          <AskOrMail subject={{ kind: 'page', about: t('destinations.title') }} />
          <Link className={pill.pill} to={paths.compare(locale)}>
            {t('compare.places')}
          </Link>
        </div>
      </div>
    </div>
  );
}
