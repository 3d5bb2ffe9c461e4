import { entryOf } from '../../content/entries.ts';
import { ComfortMark } from '../../climate/comfort-mark.tsx';
import { basesOf } from '../../stays.ts';
import { comfortWordOf } from '../../climate/comfort.ts';
import type { TripData } from '../../trip/trip-data.server.ts';
import { useI18n } from '../../i18n/context.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { withNightMoved, withNights } from '../../trip/bases.ts';
import { datesOf, monthsOfNights } from '../../trip/dates.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Stepper } from '../choices/stepper.tsx';
import { useFold } from '../use-fold.ts';
import { StopBases } from './stop-bases.tsx';
import { StopNumber } from './stop-number.tsx';
import { foldId, StopControls, type StopMove } from './stop-controls.tsx';
import styles from './stops.module.css';
import { tripLimits, type Stop, type Trip } from '../../trip/trip.ts';
import panel from '../../ui/panel.module.css';
import { classes } from '../../ui/classes.ts';
import poster from '../../ui/poster-card.module.css';
import row from '../../ui/row.module.css';
import stack from '../../ui/stack.module.css';
import type { Words } from '../../trip/words.ts';

type Props = {
  data: TripData;
  words: Words;
  trip: Trip;
  /** From 0. */
  at: number;
  isClosed: boolean;
  onDrag: (isDragged: boolean) => void;
  /** Changes with the same step in a row are undone together by Back. */
  onChange: (at: number, update: (stop: Stop) => Stop, step: string) => void;
  onMove: (at: number, move: StopMove) => void;
};

export function StopCard(props: Props) {
  const { data, words, trip, at, onChange } = props;
  const { t } = useI18n();
  const stop = trip.stops[at];
  const fold = useFold(stop?.bases !== undefined);
  if (!stop) return null;
  const { place, nights } = stop;
  const own = entryOf(data.places, place);
  const inText = words.inText(place);
  const dates = datesOf(trip)[at];
  return (
    <div
      className={classes(panel.raised, row.row, styles.stop)}
      data-paper="bare whole"
      data-scene={own.scene}
    >
      {/* Words in what is draggable could not be selected. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- buttons do the same */}
      <div
        className={classes(poster.art, styles.poster)}
        draggable
        onDragStart={() => props.onDrag(true)}
        onDragEnd={() => props.onDrag(false)}
      >
        <Picture scene={own.scene} shape="tall" alt="" sizes="5rem" />
        <StopNumber>{at + 1}</StopNumber>
      </div>
      <div className={classes(stack.tight, styles.about)}>
        <h3>{words.placeName(place)}</h3>
        {props.isClosed && own.closed && <p className={styles.closed}>{own.closed.says}</p>}
        {dates && <p className={styles.dates}>{words.days(dates.first, dates.last)}</p>}
        {monthsOfNights(nights, dates?.first, trip.month).map(({ month: index }) => {
          const climate = own.months[index];
          return (
            climate && (
              <p key={index} className={classes(stack.close, styles.weather)}>
                <ComfortMark comfort={comfortWordOf(climate)} />
                <span>
                  {t('plan.weather', {
                    month: words.month(index),
                    high: words.degrees(climate.highC),
                    low: words.degrees(climate.lowC),
                    days: climate.rainDays,
                  })}
                </span>
              </p>
            )
          );
        })}
        <div className={styles.nights} data-screen-only>
          <Stepper
            text={t('plan.nights', { nights })}
            fewer={t('plan.fewer', { place: inText })}
            more={t('plan.more', { place: inText })}
            value={nights}
            most={tripLimits.nights}
            onChange={(next) =>
              onChange(at, (before) => withNights(before, next, own), `nights ${at}`)
            }
          />
        </div>
      </div>
      <details className={styles.fold} {...fold}>
        <summary id={foldId(at)} data-screen-only>
          {t('plan.change')}
          <VisuallyHidden>{`: ${inText}`}</VisuallyHidden>
        </summary>
        <StopControls inText={inText} at={at} count={trip.stops.length} onMove={props.onMove} />
        {own.bases.length > 1 && (
          <StopBases
            bases={own.bases}
            nights={basesOf(stop, own)}
            at={at}
            onMove={(from, to) =>
              onChange(
                at,
                (before) => withNightMoved(before, from, to, own),
                `move ${at} ${from} ${to}`,
              )
            }
          />
        )}
      </details>
    </div>
  );
}
