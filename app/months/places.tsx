import { Link } from '../ui/link.tsx';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import { comfortWordOf } from '../climate/comfort.ts';
import type { PlaceInMonth } from './months.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatInteger, formatList } from '../i18n/format.ts';
import type { Translate } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { Picture } from '../pictures/picture.tsx';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { bestFigures, columns, type Column } from './best-figures.ts';
import styles from './places.module.css';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import panel from '../ui/panel.module.css';
import { fitOf, troublesOf, wishIds, type Fit, type MonthOfPlace, type WishId } from './wishes.ts';

type Props = { place: PlaceInMonth };

const labels = {
  day: 'when.day',
  night: 'when.night',
  rain: 'year.rainDays',
  sun: 'when.sun',
  sea: 'when.seaTitle',
} as const satisfies Record<Column, string>;

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

function seaInWords({ sea, seaC }: MonthOfPlace, t: Translate) {
  if (sea === 'none') return '';
  if (seaC === undefined) return t(`when.sea.${sea}`);
  const [least, most] = seaC;
  return least === most
    ? t('when.celsius', { celsius: least })
    : t('when.celsiusRange', { least, most });
}

function Figure({ column, place }: Props & { column: Column }) {
  const { t } = useI18n();
  const { month, sun } = place;
  const celsius = (value: number) => t('when.celsius', { celsius: formatInteger(value) });
  if (column === 'rain') return <>{t('when.rain', { days: month.rainDays, mm: month.rainMm })}</>;
  if (column === 'sun') return <>{sun}</>;
  if (column === 'sea') return <>{seaInWords(month, t)}</>;
  return <>{celsius(column === 'day' ? month.highC : month.lowC)}</>;
}

function PlaceRow({ place, best }: Props & { best: ReadonlySet<Column> }) {
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
        {columns
          .filter((column) => column !== 'sea' || month.sea !== 'none')
          .map((column) => (
            <div key={column} data-best={best.has(column)}>
              <dt>{t(labels[column])}</dt>
              <dd>
                <Figure column={column} place={place} />
                {best.has(column) && <VisuallyHidden>{`(${t('year.best')})`}</VisuallyHidden>}
              </dd>
            </div>
          ))}
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
  const best = bestFigures(places);
  return (
    <div className={styles.ranking}>
      <div className={styles.table}>
        <div className={styles.heads} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{t(labels[column])}</span>
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
            <PlaceRow key={place.id} place={place} best={best.get(place.id) ?? new Set()} />
          ))}
        </ol>
        <p className={classes(textStyles.note, styles.key)}>{t('when.bestFigures')}</p>
      </div>
    </div>
  );
}
