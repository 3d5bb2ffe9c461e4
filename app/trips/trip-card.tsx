import { DepartureDates } from './departures/departure-dates.tsx';
import { Link } from '../ui/link.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import type { TripCardData } from './trips.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { HoverAnimation } from '../pictures/hover-animation.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Calendar } from '../ui/icons/season-icons.tsx';
import { classes } from '../ui/classes.ts';
import lifts from '../ui/lifts.module.css';
import pill from '../ui/pill.module.css';
import poster from '../ui/poster-card.module.css';
import { Price } from '../prices/price.tsx';
import { ClosedLines } from './closed-lines.tsx';
import { RouteSketch } from './route-sketch.tsx';
import { StopList } from './stop-list.tsx';
import styles from './trip-card.module.css';
import textStyles from '../ui/text.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';
import panel from '../ui/panel.module.css';
import whole from '../ui/whole-link.module.css';

export const tripCardSizes = `(min-width: 64rem) min(28vw, 25rem), (min-width: 40rem) 42vw, ${phoneWidth}`;

type Props = { card: TripCardData; priority: boolean };

export function TripCard({ card, priority }: Props) {
  const { locale, t } = useI18n();
  return (
    <article
      className={classes(lifts.lifts, panel.raised, poster.card, whole.box, styles.card)}
      data-scene={card.scene}
      data-item={card.id}
      data-hover-pictures
      data-paper="bare block whole"
    >
      <div className={classes(poster.art, styles.art)} data-paper="picture">
        <Picture
          scene={card.scene}
          shape="tall"
          alt={card.imageAlt}
          sizes={tripCardSizes}
          priority={priority}
        />
        <HoverAnimation scene={card.scene} shape="tall" />
      </div>
      <div className={classes(stack.close, poster.over, styles.title)} data-paper="words">
        <p className={textStyles.strong}>{t('trip.days', { days: card.days })}</p>
        <h3>
          <Link className={whole.link} to={paths.trip(locale, card.id)}>
            {card.title}
          </Link>
        </h3>
      </div>
      <div className={classes(stack.apart, styles.words)} data-paper="words">
        <div className={classes(row.row, styles.route)}>
          <RouteSketch sketch={card.sketch} />
          <StopList stops={card.stops} />
        </div>
        <div className={classes(stack.near, styles.told)}>
          <p>{card.description}</p>
          <div className={classes(row.row, styles.facts)}>
            <p className={styles.when}>
              <Calendar />
              {card.when}
            </p>
            <p>{t(`trips.effort.${card.effort}`)}</p>
          </div>
          <div className={classes(row.chips, styles.foot)}>
            <div>
              {card.price > 0 && (
                <Price price={card.price} nights={card.nights} rough={card.rough} />
              )}
              <ClosedLines {...card} />
            </div>
            <div className={classes(row.links, styles.presses)} data-screen-only>
              {card.price > 0 && (
                <Link
                  className={styles.compare}
                  to={paths.compare(locale, card.compared)}
                  aria-label={t('compare.linkOf', { title: card.title })}
                >
                  {t('compare.link')}
                </Link>
              )}
              <span className={classes(pill.pill, styles.see)} aria-hidden="true">
                {t('trips.see')}
              </span>
            </div>
          </div>
          <DepartureDates departures={card.departures} />
        </div>
      </div>
    </article>
  );
}
