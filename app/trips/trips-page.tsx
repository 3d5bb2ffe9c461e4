import type { ReactNode } from 'react';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import reveal from '../ui/reveal.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { TripCard } from './trip-card.tsx';
import styles from './trip-grid.module.css';
import type { TripCardData } from './trips.server.ts';

type Props = {
  cards: TripCardData[];
  filter?: ReactNode;
};

export function TripsPage({ cards, filter }: Props) {
  const { locale, t } = useI18n();
  return (
    <Page title={t('trips.title')} lead={t('trips.lead')}>
      {filter}
      <div className={styles.list}>
        <VisuallyHidden as="h2">{t('trips.listTitle')}</VisuallyHidden>
        <div
          className={classes(styles.grid, reveal.group)}
          data-list="trips"
          data-paper="pairs"
          data-awaits-query="list"
        >
          {cards.map((card, at) => (
            <TripCard key={card.id} card={card} priority={at === 0} />
          ))}
        </div>
      </div>
      <div className={row.row}>
        <AskOrMail subject={{ kind: 'page', about: t('trips.title') }} />
        <Link className={pill.pill} to={paths.compare(locale)}>
          {t('compare.two')}
        </Link>
        <Link className={pill.pill} to={paths.plan(locale)}>
          {t('nav.plan')}
        </Link>
      </div>
    </Page>
  );
}
