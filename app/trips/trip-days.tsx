import { Link } from '../ui/link.tsx';
import type { TripPageData } from './trips.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import { dayOfferInWords, eachDayInWords, offerOfEachDay } from '../prices/offer-of-day.ts';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import { Ways } from '../legs/ways.tsx';
import { paths } from '../paths.ts';
import { Stamp } from '../pictures/sights/stamp.tsx';
import row from '../ui/row.module.css';
import styles from './trip-days.module.css';

type Props = { trip: Pick<TripPageData, 'days' | 'stops' | 'home'> };

export function TripDays({ trip: { days, stops, home } }: Props) {
  const { locale, t } = useI18n();
  const waysOn = ({ kind, stop }: (typeof days)[number]) => {
    if (kind === 'arrive') return home?.there ?? [];
    if (kind === 'leave') return home?.back ?? [];
    return kind === 'travel' ? (stops[stop]?.ways ?? []) : [];
  };
  const each = offerOfEachDay(days.map(({ offer }) => offer));
  const words = { list: (things: readonly string[]) => formatList(locale, things) };
  const ofEach = eachDayInWords(words, t, each);
  return (
    <>
      {ofEach && <p className={classes(textStyles.note, styles.each)}>{ofEach}</p>}
      <ol role="list" className={styles.days} data-paper="block">
        {days.map((day) => {
          const { number, stop: at, kind, title, text, body, offer, sight, sleep } = day;
          const stop = stops[at];
          const ways = waysOn(day);
          return (
            <li key={number} data-scene={stop?.scene} data-kind={kind}>
              <div>
                <p className={classes(row.row, textStyles.strong, styles.day)}>
                  {t('trips.day', { number })}
                  {stop && <Link to={paths.destination(locale, stop.id)}>{stop.title}</Link>}
                </p>
                {stop && sight && (
                  <figure className={styles.sight}>
                    <Stamp sight={sight.id} scene={stop.scene} alt={sight.alt} sizes="12rem" />
                    <figcaption>
                      <Link to={`${paths.destination(locale, stop.id)}#sight-${sight.id}`}>
                        {sight.name}
                      </Link>
                    </figcaption>
                  </figure>
                )}
              </div>
              <div className={styles.words}>
                <h3 className={textStyles.medium}>{title}</h3>
                <p>{text}</p>
                {body && <p className={styles.body}>{body}</p>}
                {ways.length > 0 && <Ways ways={ways} />}
                <p className={textStyles.note}>{dayOfferInWords(words, t, offer, each)}</p>
                {sleep !== undefined && (
                  <p className={classes(textStyles.strong, styles.night)}>
                    {t('plan.night', { place: sleep })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
