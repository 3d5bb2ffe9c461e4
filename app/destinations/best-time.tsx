import type { DestinationData } from './destinations.server.ts';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import { PlaceYear } from '../climate/place-year.tsx';
import { comfortWordOf } from '../climate/comfort.ts';
import { useI18n } from '../i18n/context.tsx';
import { Sun } from '../ui/icons/icons.tsx';
import { Calendar, Leaf, Snow, Tulip } from '../ui/icons/season-icons.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Card } from './card.tsx';
import styles from './best-time.module.css';
import textStyles from '../ui/text.module.css';

const seasons = [
  { id: 'spring', Icon: Tulip },
  { id: 'summer', Icon: Sun },
  { id: 'autumn', Icon: Leaf },
  { id: 'winter', Icon: Snow },
] as const;

type Season = DestinationData['season'];

/** The year in twelve marks, which the table below tells as well. */
const Marks = ({ year: { monthNames, places } }: Pick<Season, 'year'>) => (
  <p className={styles.marks} aria-hidden="true">
    {places[0]?.months.map((means, at) => (
      <span key={monthNames[at]?.long}>
        <ComfortMark comfort={comfortWordOf(means)} />
        {monthNames[at]?.narrow}
      </span>
    ))}
  </p>
);

export function BestTime({ season }: { season: Season }) {
  const { t } = useI18n();
  return (
    <Card id="best-time" title={t('destination.bestTime')} icon={<Calendar />}>
      <div>
        <p className={styles.months}>{season.months}</p>
        <p className={styles.rated}>{t('year.rated')}</p>
        <Marks year={season.year} />
      </div>
      <dl className={styles.seasons}>
        {seasons.map(({ id, Icon }) => (
          <div key={id}>
            <dt>
              <Icon />
              {t(`season.${id}`)}
            </dt>
            <dd>{season[id]}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.figures}>
        <summary className={disclosure.summary}>{t('year.ofPlace')}</summary>
        <PlaceYear year={season.year} />
        <p className={textStyles.note}>{t('destination.climateCredit', season.credit)}</p>
      </details>
    </Card>
  );
}
