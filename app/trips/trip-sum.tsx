import type { TripPageData } from './trips.server.ts';
import { formatInteger, formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import page from '../ui/article-page.module.css';
import { classes } from '../ui/classes.ts';
import { Tag } from '../pictures/travel-icons.tsx';
import { Stamp } from '../pictures/sights/stamp.tsx';
import { ClosedStops } from './closed-lines.tsx';
import styles from './trip-sum.module.css';
import textStyles from '../ui/text.module.css';

type Props = { trip: Pick<TripPageData, 'sum' | 'price' | 'covers' | 'home' | 'closedStops'> };

export function TripSum({ trip: { sum, price, covers, home, closedStops } }: Props) {
  const { locale, t } = useI18n();
  const { prices, roughForTwo, flights, roads } = sum;
  const isHired = roads > 0 && covers.offer.excluded.includes('trainsAndCars');
  return (
    <section
      id="sum"
      className={classes(page.card, styles.sum)}
      data-paper="flow whole"
      aria-labelledby="sum-title"
    >
      <h2 id="sum-title">
        <Tag />
        {t('trips.sum')}
      </h2>
      <dl>
        {prices.map(({ place, title, nights, price: dollars, scene, sight }) => (
          <div key={place}>
            <dt>
              {sight !== undefined && (
                <Stamp
                  className={styles.stamp}
                  data-screen-only
                  sight={sight}
                  scene={scene}
                  alt=""
                  sizes="7rem"
                />
              )}
              <span>{t('price.row', { place: title, nights })}</span>
            </dt>
            <dd>{formatPrice(locale, dollars)}</dd>
          </div>
        ))}
        <div className={textStyles.strong}>
          <dt>{t('trips.total')}</dt>
          <dd>{formatPrice(locale, price)}</dd>
        </div>
        <div className={textStyles.strong}>
          <dt>{t('trips.totalForTwo')}</dt>
          <dd>{formatPrice(locale, 2 * price)}</dd>
        </div>
      </dl>
      {roughForTwo && <p>{`${t('trips.totalForTwo')}: ${t('price.rough', roughForTwo)}`}</p>}
      {flights > 0 && <p>{t('plan.flights', { flights })}</p>}
      {isHired && <p>{t('plan.hired', { kilometres: formatInteger(roads) })}</p>}
      {home && <p>{t('price.ownCar')}</p>}
      <ClosedStops closedStops={closedStops} />
      <p>
        <a className={styles.covers} href="#price-covers">
          {covers.note.title}
        </a>
      </p>
    </section>
  );
}
