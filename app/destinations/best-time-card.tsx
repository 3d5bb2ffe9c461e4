import type { getDestination } from './destinations.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import { Sun } from '../ui/icons.tsx';
import { Calendar, Leaf, Snow, Tulip } from '../ui/season-icons.tsx';
import page from '../ui/article-page.module.css';
import frame from './destination-page.module.css';
import styles from './best-time-card.module.css';
import { PlaceYear } from '../climate/place-year.tsx';

const seasons = [
  { id: 'spring', Icon: Tulip },
  { id: 'summer', Icon: Sun },
  { id: 'autumn', Icon: Leaf },
  { id: 'winter', Icon: Snow },
] as const;

type Data = NonNullable<ReturnType<typeof getDestination>>;
type Props = Pick<Data, 'bestTime' | 'climate' | 'year'>;

export function BestTimeCard({ bestTime, climate, year }: Props) {
  const { t } = useI18n();
  return (
    <section
      id="best-time"
      className={classes(page.card, frame.wide)}
      aria-labelledby="best-time-title"
    >
      <h2 id="best-time-title">
        <Calendar />
        {t('destination.bestTime')}
      </h2>
      <p className={styles.months}>{bestTime.months}</p>
      <PlaceYear year={year} />
      <dl className={styles.seasons}>
        {seasons.map(({ id, Icon }) => (
          <div key={id}>
            <dt>
              <Icon />
              {t(`season.${id}`)}
            </dt>
            <dd>{bestTime[id]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.credit}>
        {t('destination.climateCredit', { station: climate.station, years: climate.years })}
      </p>
    </section>
  );
}
