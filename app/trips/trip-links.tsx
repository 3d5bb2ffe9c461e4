import { Link } from '../ui/link.tsx';
import type { TripLinkData } from './trips.server.ts';
import { useI18n } from '../i18n/context.tsx';
import type { MonthId } from '../pages.ts';
import { paths } from '../paths.ts';
import { priceInWords } from '../prices/price-words.ts';
import priceStyles from '../prices/price.module.css';
import whole from '../ui/whole-link.module.css';
import { SightPicture } from '../pictures/sights/sight-picture.tsx';
import { ClosedLines } from './closed-lines.tsx';
import { RouteSketch } from './route-sketch.tsx';
import textStyles from '../ui/text.module.css';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import styles from './trip-links.module.css';

type Props = {
  trips: readonly TripLinkData[];
  level?: 3 | 4;
  /** The link takes it along to the planner and into the message. */
  month?: MonthId;
};

/** Trips in few words, each with the picture of a sight that it visits, or its way through the country. */
export function TripLinks({ trips, level = 3, month }: Props) {
  const { locale, t } = useI18n();
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul role="list" className={styles.links} data-paper="flow">
      {trips.map((trip) => {
        const { id, title, subtitle, days, scene, emblem, sketch, rough } = trip;
        // A place that is closed is named instead of a price for the others.
        const hasPrice = trip.price > 0 && trip.closedStops.length === 0;
        const { from, basis } = priceInWords(locale, t, trip);
        return (
          <li key={id} className={whole.box}>
            <div className={styles.picture} data-screen-only>
              {emblem ? (
                <SightPicture
                  sight={emblem}
                  scene={scene}
                  alt=""
                  sizes="(min-width: 40rem) 10rem, 86vw"
                />
              ) : (
                <RouteSketch sketch={sketch} />
              )}
            </div>
            <div className={classes(stack.tight, styles.words)}>
              <Heading className={textStyles.medium}>
                <Link className={whole.link} to={paths.trip(locale, id, month)}>
                  {title}
                </Link>
              </Heading>
              <p className={textStyles.soft}>{subtitle}</p>
              <p className={classes(row.words, textStyles.strong)}>
                {t('trip.days', { days })}
                {hasPrice && <span>{from}</span>}
              </p>
              {hasPrice && <small className={priceStyles.basis}>{basis}</small>}
              {hasPrice && rough && (
                <small className={priceStyles.basis}>{t('price.rough', rough)}</small>
              )}
              <ClosedLines {...trip} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
