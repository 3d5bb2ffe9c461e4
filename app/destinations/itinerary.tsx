import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import styles from './itinerary.module.css';
import rail from '../ui/rail.module.css';
import row from '../ui/row.module.css';
import type { DestinationData } from './destinations.server.ts';
import { WideSection } from './wide-section.tsx';

type Itinerary = DestinationData['itinerary'];

type Props = Pick<Itinerary, 'before' | 'days'> & {
  /** Drawings that explain. */
  children: ReactNode;
};

/** The sights of a day, with links to what is said of them. */
function Sights({ sights }: Pick<Itinerary['days'][number], 'sights'>) {
  if (sights.length === 0) return null;
  return (
    <ul role="list" className={classes(row.words, styles.sights)} data-screen-only>
      {sights.map(({ id, name }) => (
        <li key={id}>
          <a href={`#sight-${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

export function Itinerary({ before, days, children }: Props) {
  const { t } = useI18n();
  return (
    <WideSection id="itinerary" title={t('destination.itinerary', { days: days.length })}>
      <p>{t('destination.before', { place: before })}</p>
      <ol role="list" className={classes(rail.rail, styles.days)}>
        {days.map(({ title, text, sights, notes = [], evening }, at) => (
          <li key={title} id={`day-${at + 1}`}>
            <h3>{title}</h3>
            <Sights sights={sights} />
            <p>{[text, ...notes.map((note) => note.text)].join(' ')}</p>
            <p className={styles.night}>
              {t(at < days.length - 1 ? 'plan.night' : 'destination.after', { place: evening })}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </WideSection>
  );
}
