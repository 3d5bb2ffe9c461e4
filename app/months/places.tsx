import { Link } from '../ui/link.tsx';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import { comfortWordOf } from '../climate/comfort.ts';
import type { PlaceInMonth } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatInteger, formatList } from '../i18n/format.ts';
import type { MessageKey, Translate } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { Picture } from '../pictures/picture.tsx';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './places.module.css';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import panel from '../ui/panel.module.css';
import { fitOf, troublesOf, wishIds, type Fit, type MonthOfPlace, type WishId } from './wishes.ts';

type Props = { place: PlaceInMonth };

function seaInWords({ sea, seaC }: MonthOfPlace, t: Translate) {
  if (sea === 'none') return '';
  if (seaC === undefined) return t(`when.sea.${sea}`);
  const [least, most] = seaC;
  return least === most
    ? t('when.celsius', { celsius: least })
    : t('when.celsiusRange', { least, most });
}

const celsius = (value: number, t: Translate) =>
  t('when.celsius', { celsius: formatInteger(value) });

type Column = {
  label: MessageKey;
  /** Empty where there is nothing to say. */
  figure: (place: PlaceInMonth, t: Translate) => string;
  /** The highest is the best. */
  merit?: (place: PlaceInMonth) => number | undefined;
};

const columns: readonly Column[] = [
  { label: 'when.day', figure: ({ month }, t) => celsius(month.highC, t) },
  { label: 'when.night', figure: ({ month }, t) => celsius(month.lowC, t) },
  {
    label: 'year.rainDays',
    figure: ({ month }, t) => t('when.rain', { days: month.rainDays, mm: month.rainMm }),
    merit: ({ month }) => -month.rainDays,
  },
  { label: 'when.sun', figure: ({ sun }) => sun, merit: ({ sunHours }) => sunHours },
  {
    label: 'when.seaTitle',
    figure: ({ month }, t) => seaInWords(month, t),
    merit: ({ month: { sea, seaC } }) => (sea === 'warm' ? seaC?.[1] : undefined),
  },
];

/** Another place has a worse figure, and none a better one. */
function isBest({ merit }: Column, place: PlaceInMonth, places: readonly PlaceInMonth[]) {
  const worthOf = (one: PlaceInMonth) => merit?.(one) ?? -Infinity;
  const worths = places.map(worthOf);
  return worthOf(place) === Math.max(...worths) && worthOf(place) > Math.min(...worths);
}

/** What a place lacks is not there, whereas weather does not suit. */
function fitWord(wish: WishId, fit: Fit) {
  if (wish === 'balloons' && fit === 'unknown') return 'uncounted';
  const isThing = wish === 'balloons' || wish === 'snow' || wish === 'green';
  return isThing && fit === 'no' ? 'none' : fit;
}

function Reasons({ place: { month } }: Props) {
  const { locale, t } = useI18n();
  const troubles = troublesOf(month);
  return (
    <div className={styles.reasons}>
      {troubles.length > 0 && (
        <p className={textStyles.soft}>
          {t('when.why.some', {
            troubles: formatList(
              locale,
              troubles.map((trouble) => t(`when.why.${trouble}`)),
            ),
          })}
        </p>
      )}
      <ul role="list" className={classes(row.links, styles.fits)} data-fits hidden>
        {wishIds.map((wish) => {
          const fit = fitOf(wish, month);
          return (
            <li key={wish} data-wish={wish} data-fit={fit} hidden>
              {`${t(`when.wish.${wish}`)}: ${t(`when.fit.${fitWord(wish, fit)}`)}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PlaceRow({ place, places }: Props & { places: readonly PlaceInMonth[] }) {
  const { locale, t } = useI18n();
  const { id, title, inText, nights, scene, month, closure } = place;
  return (
    <li className={styles.place} data-scene={scene} data-place={id} data-item={id}>
      <div className={styles.picture}>
        <Picture scene={scene} shape="tall" alt="" sizes="5rem" />
      </div>
      <div className={classes(row.row, styles.head)}>
        <h3>
          <Link to={paths.destination(locale, id)}>{title}</Link>
        </h3>
        <p className={textStyles.note}>{t(`year.${comfortWordOf(month)}`)}</p>
      </div>
      <div className={styles.tile}>
        <ComfortMark comfort={comfortWordOf(month)} />
      </div>
      <dl className={classes(row.row, styles.figures)}>
        {columns.map((column) => {
          const figure = column.figure(place, t);
          const best = isBest(column, place, places);
          return (
            figure && (
              <div key={column.label} data-best={best}>
                <dt>{t(column.label)}</dt>
                <dd>
                  {figure}
                  {best && <VisuallyHidden>{`(${t('year.best')})`}</VisuallyHidden>}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <Reasons place={place} />
      <div className={styles.add}>
        {closure?.isNow ? (
          <p data-until={closure.until}>{closure.label}</p>
        ) : (
          <AddToTrip small place={id} inText={inText} nights={nights} />
        )}
      </div>
    </li>
  );
}

/** A row for each place; where the heads of the columns have room, assistive technology alone reads each figure's label. */
export function Places({ places }: { places: readonly PlaceInMonth[] }) {
  const { t } = useI18n();
  return (
    <div className={styles.ranking}>
      <div className={styles.table}>
        <div className={styles.heads} aria-hidden="true">
          {columns.map(({ label }) => (
            <span key={label}>{t(label)}</span>
          ))}
        </div>
        <ol
          role="list"
          className={classes(panel.lined, panel.raised, styles.places)}
          data-paper="bare"
          data-list="ranking"
          data-awaits-query="list"
        >
          {places.map((place) => (
            <PlaceRow key={place.id} place={place} places={places} />
          ))}
        </ol>
        <p className={classes(textStyles.note, styles.key)}>{t('when.bestFigures')}</p>
      </div>
    </div>
  );
}
