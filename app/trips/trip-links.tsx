import { Fragment } from 'react';
import { shownOn } from '../closures/while.ts';
import { Link } from '../ui/link.tsx';
import type { TripLinkData } from './trips.server.ts';
import { formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import priceStyles from '../ui/price.module.css';
import whole from '../ui/whole-link.module.css';
import { ClosedLines } from './closed-lines.tsx';
import { RouteSketch } from './route-sketch.tsx';
import styles from './trip-links.module.css';

/** A place that is closed is named instead of a price for the others. */
const hasPrice = ({ isPriced, closedStops }: TripLinkData['spans'][number]) =>
  isPriced && closedStops.length === 0;

type Props = { trips: readonly TripLinkData[]; level?: 3 | 4 };

/** Trips in few words, each with its way through the country: no picture, for pages that have many. */
export function TripLinks({ trips, level = 3 }: Props) {
  const { locale, t } = useI18n();
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul role="list" className={styles.links} data-paper="flow">
      {trips.map(({ id, title, subtitle, days, sketch, ...trip }) => (
        <li key={id} className={whole.box}>
          <RouteSketch sketch={sketch} />
          <div className={styles.words}>
            <Heading>
              <Link className={whole.link} to={paths.trip(locale, id)}>
                {title}
              </Link>
            </Heading>
            <p>{subtitle}</p>
            <p className={styles.facts}>
              {t('trip.days', { days })}
              {trip.spans.filter(hasPrice).map((span) => (
                <span key={span.days.from} {...shownOn(span.days)}>
                  {t('price.from', { price: formatPrice(locale, span.price) })}
                </span>
              ))}
            </p>
            {trip.spans.filter(hasPrice).map(({ days: on, nights, rough }) => (
              <Fragment key={on.from}>
                <small className={priceStyles.basis} {...shownOn(on)}>
                  {t('price.basis', { nights })}
                </small>
                {rough && (
                  <small className={priceStyles.basis} {...shownOn(on)}>
                    {t('price.rough', rough)}
                  </small>
                )}
              </Fragment>
            ))}
            <ClosedLines {...trip} />
          </div>
        </li>
      ))}
    </ul>
  );
}
