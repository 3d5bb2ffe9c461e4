import { Link } from '../ui/link.tsx';
import type { TripLinkData } from './trips.server.ts';
import { formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { RouteSketch } from './route-sketch.tsx';
import styles from './trip-links.module.css';

export function TripLinks({ trips }: { trips: readonly TripLinkData[] }) {
  const { locale, t } = useI18n();
  return (
    <ul role="list" className={styles.links}>
      {trips.map(({ id, title, subtitle, days, price, sketch }) => (
        <li key={id}>
          <RouteSketch sketch={sketch} />
          <div className={styles.words}>
            <h3>
              <Link to={paths.trip(locale, id)}>{title}</Link>
            </h3>
            <p>{subtitle}</p>
            <p className={styles.facts}>
              {t('trip.days', { days })}
              <span>{t('price.from', { price: formatPrice(locale, price) })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
