import { AskOrMail } from '../../contact/ask-channels.tsx';
import { useI18n } from '../../i18n/context.tsx';
import { formatPrice } from '../../i18n/format.ts';
import type { Departure } from './departures.server.ts';
import styles from './departure-list.module.css';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import row from '../../ui/row.module.css';
import panel from '../../ui/panel.module.css';
import textStyles from '../../ui/text.module.css';

type Props = { departures: readonly Departure[]; title: string };

export function DepartureList({ departures, title }: Props) {
  const { locale, t } = useI18n();
  if (departures.length === 0) return null;
  return (
    <section
      id="departures"
      className={styles.section}
      aria-labelledby="departures-title"
      data-until={departures.at(-1)?.start}
    >
      <h2 id="departures-title">{t('departures.title')}</h2>
      <ul role="list" className={classes(stack.wide, styles.list)} data-paper="flow">
        {departures.map(({ id, start, dates, price, places, calendar }) => (
          <li
            key={id}
            className={classes(panel.lined, stack.close)}
            data-until={start}
            data-places={places}
          >
            <h3 className={textStyles.medium}>
              <time dateTime={start}>{dates}</time>
            </h3>
            <p>{t('departures.perPerson', { price: formatPrice(locale, price) })}</p>
            <p className={styles.places}>{t(`departures.${places}`)}</p>
            {places !== 'full' && (
              <div className={classes(row.row, styles.links)} data-screen-only>
                <AskOrMail
                  subject={{ kind: 'departure', about: `${title} (${dates})` }}
                  about={dates}
                />
                <a
                  href={calendar}
                  aria-label={t('departures.calendarOf', { dates })}
                  data-astro-prefetch="false"
                  download={`${title}, ${start}.ics`}
                >
                  {t('departures.calendar')}
                </a>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
