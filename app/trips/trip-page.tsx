import { DepartureList } from './departures/departure-list.tsx';
import { Link } from '../ui/link.tsx';
import { YearStrip } from '../climate/year-strip.tsx';
import { TermsLink } from '../contact/business-terms.tsx';
import { AskOrMail, AskChannels } from '../contact/ask-channels.tsx';
import type { Channels } from '../contact/business.server.ts';
import type { MapPlace } from '../map/overlay.tsx';
import type { TripPageData } from './trips.server.ts';
import { SmallNote } from '../ui/small-note.tsx';
import { priceInWords } from '../prices/price-words.ts';
import { ClosedNotice } from '../prices/closed-notice.tsx';
import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import { MonthLinks } from '../climate/month-links.tsx';
import { monthIds } from '../pages.ts';
import { paths } from '../paths.ts';
import { Reviews } from './reviews/reviews.tsx';
import { stopInWords } from '../trip/bases-words.ts';
import { SharePage } from './share-page.tsx';
import { PosterHeader } from '../pictures/poster-header.tsx';
import page from '../ui/article-page.module.css';
import { BackLink } from '../ui/back-link.tsx';
import { BottomBar, reach } from '../ui/bottom-bar.tsx';
import { classes } from '../ui/classes.ts';
import { Ornament } from '../pictures/ornament.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import pill from '../ui/pill.module.css';
import { PriceCovers } from '../prices/price-covers.tsx';
import { Price } from '../prices/price.tsx';
import { Prose } from '../ui/prose.tsx';
import { Calendar } from '../ui/icons/season-icons.tsx';
import { Lamp } from '../pictures/travel-icons.tsx';
import { ClosedStops } from './closed-lines.tsx';
import { Posters } from './posters.tsx';
import { StopList } from './stop-list.tsx';
import { TripDays } from './trip-days.tsx';
import { TripSights } from './trip-sights.tsx';
import { TripGlance } from './trip-glance.tsx';
import { TripSum } from './trip-sum.tsx';
import styles from './trip-page.module.css';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = {
  trip: TripPageData & { places: readonly Pick<MapPlace, 'id' | 'title'>[]; channels: Channels };
};

const yearLeads = {
  comfort: 'trips.yearLead',
  sea: 'trips.yearLeadSwim',
  snow: 'trips.yearLeadSnow',
} as const;

export function TripPage({ trip }: Props) {
  const { locale, t } = useI18n();
  const { stops, days, season, covers } = trip;
  const isPriced = trip.price > 0;
  const { from, basis } = priceInWords(locale, t, trip);
  const length = t('trip.days', { days: days.length });
  const subject = {
    kind: 'trip',
    about: trip.title,
    more: [
      ...stops.map(({ title, nights, towns }) => `– ${stopInWords(title, nights, towns, t)}`),
      length,
      t('ask.price', { price: from, basis }),
    ].join('\n'),
  } as const;
  /** A line of the message for each month that a link may have. */
  const months = new URLSearchParams(
    monthIds.map((id, at) => [
      id,
      `${t('trips.month')}: ${season.year.monthNames[at]?.long ?? id}`,
    ]),
  );
  return (
    <article className={styles.page} data-scene={trip.scene} data-months={String(months)}>
      <PosterHeader
        scene={trip.scene}
        alt={trip.imageAlt}
        title={trip.title}
        subtitle={trip.subtitle}
        {...(trip.posters.length > 0 && { picture: <Posters posters={trip.posters} /> })}
        above={<BackLink to={paths.trips(locale)}>{t('trips.back')}</BackLink>}
        below={
          <p className={classes(row.row, textStyles.strong, styles.facts)}>
            {length}
            {trip.children && <span>{t('trips.withChildren')}</span>}
          </p>
        }
      />
      <ClosedNotice closure={trip.closure} />
      <div className={classes(page.columns, page.told, styles.columns)} data-paper="flow">
        <section id="about" aria-labelledby="about-title">
          <h2 id="about-title">{t('trips.about')}</h2>
          <Prose className={page.story} html={trip.about} />
        </section>
        <div id="price" className={classes(page.card, styles.offer)} data-paper="whole">
          {isPriced && <Price price={trip.price} nights={trip.nights} rough={trip.rough} />}
          <ClosedStops closedStops={trip.closedStops} />
          <a className={page.when} href="#when">
            <Calendar />
            {season.when}
          </a>
          <StopList stops={stops} />
          <div className={classes(row.row, styles.actions)}>
            {isPriced && (
              <>
                <div className={styles.asking}>
                  <AskChannels subject={subject} channels={trip.channels} />
                  <Link className={pill.pill} to={paths.plan(locale, trip.links.change)}>
                    {t('trips.change')}
                  </Link>
                </div>
                <Link
                  className={pill.pill}
                  to={paths.compare(locale, trip.links.compared)}
                  aria-label={t('compare.linkOf', { title: trip.title })}
                  data-screen-only
                >
                  {t('compare.link')}
                </Link>
              </>
            )}
            <SharePage title={trip.title} />
          </div>
          <TermsLink business={trip.business} />
        </div>
      </div>
      <div className={classes(reach, styles.rest)}>
        <TripGlance {...trip.glance} />
        <DepartureList departures={trip.departures} title={trip.title} />
        <div className={styles.map} data-screen-only>
          <Map
            label={t('trips.map')}
            sizes={`(min-width: 40rem) min(94vw, 82rem), ${phoneWidth}`}
            journey={trip.journey}
            places={trip.places.map((place) => {
              const stop = stops.findIndex(({ id }) => id === place.id) + 1;
              return {
                ...place,
                to: paths.destination(locale, place.id),
                ...(stop > 0 ? { stop } : { dimmed: true }),
              };
            })}
          />
        </div>
        <section id="days" className={styles.section} aria-labelledby="days-title">
          <h2 id="days-title">{t('trips.dayByDay')}</h2>
          <TripDays trip={trip} />
        </section>
        <Ornament band="waves" />
        <section id="when" className={styles.section} aria-labelledby="when-title">
          <h2 id="when-title">{t('trips.year')}</h2>
          <p className={styles.lead}>{t(yearLeads[season.kind], { months: season.when })}</p>
          <MonthLinks
            label={t('trips.year')}
            months={season.months}
            monthNames={season.year.monthNames}
          />
          <div className={styles.year}>
            <YearStrip year={season.year} caption={t('year.ofPlace')} />
          </div>
        </section>
        <div className={styles.pair} data-paper="flow">
          <section
            id="tips"
            className={classes(page.card, page.tips)}
            data-paper="whole"
            aria-labelledby="tips-title"
          >
            <h2 id="tips-title">
              <Lamp />
              {t('trips.tips')}
            </h2>
            <ul role="list" className={stack.apart}>
              {trip.tips.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          {isPriced && <TripSum trip={trip} />}
        </div>
        {isPriced && (
          <section
            id="price-covers"
            className={classes(styles.section, styles.covers)}
            aria-labelledby="price-covers-title"
          >
            <h2 id="price-covers-title" className={textStyles.medium}>
              {covers.note.title}
            </h2>
            <PriceCovers offer={covers.offer} />
            <Prose html={covers.note.html} />
          </section>
        )}
        <Reviews reviews={trip.reviews} />
        <TripSights more={trip.more} />
        <SmallNote className={page.checked}>{t('facts.checked', { day: trip.checked })}</SmallNote>
        {isPriced && (
          <BottomBar>
            <Price price={trip.price} nights={trip.nights} />
            <AskOrMail subject={subject} />
          </BottomBar>
        )}
      </div>
    </article>
  );
}
