import type { ReactNode } from 'react';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { Link } from '../ui/link.tsx';
import type { MonthData } from './months.server.ts';
import { SmallNote } from '../ui/small-note.tsx';
import { useI18n } from '../i18n/context.tsx';
import { Map } from '../map/map.tsx';
import { paths } from '../paths.ts';
import { PosterHeader } from '../pictures/poster-header.tsx';
import page from '../ui/article-page.module.css';
import { BackLink } from '../ui/back-link.tsx';
import disclosure from '../ui/disclosure.module.css';
import pill from '../ui/pill.module.css';
import { Ornament } from '../pictures/ornament.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './month-page.module.css';
import { Happens, MonthParts } from './month-parts.tsx';
import rail from '../ui/rail.module.css';
import { TripLinks } from '../trips/trip-links.tsx';
import { Places } from './places.tsx';
import { classes } from '../ui/classes.ts';
import row from '../ui/row.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = {
  month: MonthData;
  wishes?: ReactNode;
};

export function MonthPage({ month, wishes }: Props) {
  const { locale, t } = useI18n();
  return (
    <article className={styles.page} data-scene={month.scene}>
      <PosterHeader
        scene={month.scene}
        alt={month.imageAlt}
        title={month.title}
        subtitle={month.subtitle}
        above={<BackLink to={paths.whenToGo(locale)}>{t('when.back')}</BackLink>}
      />
      <div className={page.columns} data-paper="flow" data-highlights>
        <Prose className={page.story} html={month.html} />
        <div className={classes(stack.near, styles.map)} data-screen-only>
          <Map
            label={t('map.list')}
            shape="upright"
            sizes={`(min-width: 64rem) min(38vw, 32rem), (min-width: 40rem) 92vw, ${phoneWidth}`}
            places={month.map.map((place) => ({
              ...place,
              to: paths.destination(locale, place.id),
            }))}
          />
          <p className={classes(textStyles.note, textStyles.measured)}>{t('when.mapKey')}</p>
        </div>
        <Happens happens={month.happens} />
        <section className={classes(stack.wide, styles.ranking)} aria-labelledby="places-title">
          <h2 id="places-title">{t('when.ranking')}</h2>
          {wishes}
          <Places places={month.places} />
          <details className={textStyles.measured}>
            <summary className={disclosure.summary}>{month.rule.title}</summary>
            <Prose html={month.rule.html} />
          </details>
          <p className={classes(textStyles.note, textStyles.measured, styles.credit)}>
            {t('year.credit')}{' '}
            <Link to={`${paths.credits(locale)}#credits-data`}>{t('year.stations')}</Link>
          </p>
        </section>
      </div>
      <Ornament band="waves" />
      <section
        id="trips"
        className={classes(stack.wide, styles.trips, rail.within)}
        aria-labelledby="trips-title"
      >
        <h2 id="trips-title">{t('when.trips')}</h2>
        {month.trips.length > 0 ? (
          <TripLinks trips={month.trips} month={month.id} />
        ) : (
          <p className={textStyles.measured}>
            {t('when.noTrip')} <Link to={paths.trips(locale)}>{t('home.allTrips')}</Link>
          </p>
        )}
      </section>
      <MonthParts month={month} />
      <div className={classes(row.row, styles.plan)}>
        <AskOrMail subject={{ kind: 'month', about: month.name }} />
        <Link className={pill.pill} to={paths.plan(locale, `month=${month.id}`)} data-screen-only>
          {t('when.plan')}
        </Link>
      </div>
      <SmallNote className={page.checked}>{t('facts.checked', { day: month.checked })}</SmallNote>
    </article>
  );
}
