import { memo } from 'react';
import { entryOf } from '../content/entries.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Stamp } from '../pictures/sights/stamp.tsx';
import { Link } from '../ui/link.tsx';
import { offersInWords, rowsOfDays, sightsOfDay } from '../trip/day-words.ts';
import styles from './days-list.module.css';
import { MeansIcon } from './icons.tsx';
import type { Parts } from '../trip/parts.ts';
import { readyTrip } from '../trip/ready-trip.ts';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';
import textStyles from '../ui/text.module.css';

type Props = Parts & {
  /** Until its own days are there, a ready-made trip has those of the places. */
  areAwaited?: boolean;
};

export const Days = memo(function Days({ areAwaited = false, ...parts }: Props) {
  const { data, words } = parts;
  const { locale, t } = useI18n();
  const ready = readyTrip(parts);
  const rows = rowsOfDays(parts, t);
  const offers = offersInWords(parts, t);
  return (
    <section
      className={classes(stack.wide, styles.section, areAwaited && styles.awaited)}
      data-paper="flow"
      aria-labelledby="days-title"
    >
      <h2 id="days-title">{t('plan.days')}</h2>
      {ready && (
        <p className={styles.ready} data-screen-only>
          <Link to={paths.trip(locale, ready.id)}>
            {t('plan.readyDays', { title: ready.title })}
          </Link>
        </p>
      )}
      {offers.each && (
        <p className={classes(textStyles.note, textStyles.measured)}>{offers.each}</p>
      )}
      <ol role="list" className={styles.days}>
        {rows.map(({ day, title, text, name, dates }, at) => {
          const { scene } = entryOf(data.places, day.place);
          const [sight] = sightsOfDay(day, parts);
          return (
            <li
              key={day.number}
              className={classes(sight && styles.stamped)}
              data-scene={scene}
              data-planned={day.plan !== undefined || (day.own && day.kind === 'stay') || undefined}
            >
              <p className={classes(textStyles.note, row.row, styles.when)}>
                <span className={styles.number}>{name}</span>
                {dates !== undefined && <span>{dates}</span>}
                {dates === undefined && day.date !== undefined && (
                  <time dateTime={day.date}>{words.day(day.date)}</time>
                )}
              </p>
              <h3>
                {day.leg && <MeansIcon by={day.leg.taken.by} />}
                <span>{title}</span>
              </h3>
              <p className={classes(textStyles.note, textStyles.strong)}>
                {rows[at - 1]?.day.place === day.place ? (
                  words.placeName(day.place)
                ) : (
                  <Link to={paths.destination(locale, day.place)}>
                    {words.placeName(day.place)}
                  </Link>
                )}
              </p>
              {sight && (
                <Stamp
                  className={styles.stamp}
                  sight={sight.id}
                  scene={scene}
                  alt={sight.name}
                  sizes="6rem"
                />
              )}
              <details className={styles.whole}>
                <summary className={disclosure.summary}>{t('home.inFull', { title })}</summary>
                <p className={styles.text}>{text}</p>
                <p className={classes(textStyles.note, styles.offer)}>{offers.of(day)}</p>
                {day.bases && (
                  <p className={classes(textStyles.strong, styles.night)}>
                    {t('plan.night', { place: words.baseName(day.place, day.bases.evening) })}
                  </p>
                )}
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
