import { ComfortMark } from '../../climate/comfort-mark.tsx';
import { basesOf } from '../../content/bases.ts';
import { comfortWordOf } from '../../content/comfort.ts';
import type { TripData } from '../../trip/trip-data.server.ts';
import { useI18n } from '../../i18n/context.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { monthsOfNights, type datesOf } from '../../trip/days.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFold } from '../use-fold.ts';
import { StopBases } from './stop-bases.tsx';
import { foldId, Nights, StopControls, type StopChange } from './stop-controls.tsx';
import { StopNumber } from './stop-number.tsx';
import styles from './stops.module.css';
import type { Trip } from '../../trip/trip.ts';
import panel from '../../ui/panel.module.css';
import { classes } from '../../ui/classes.ts';
import row from '../../ui/row.module.css';
import stack from '../../ui/stack.module.css';
import type { Words } from '../../trip/words.ts';

type Props = {
  data: TripData;
  words: Words;
  trip: Trip;
  /** From 0. */
  at: number;
  dates: ReturnType<typeof datesOf>[number] | undefined;
  isClosed: boolean;
  onDrag: (isDragged: boolean) => void;
  onChange: (at: number, change: StopChange) => void;
};

export function StopCard(props: Props) {
  const { data, words, trip, at, dates, onChange } = props;
  const { t } = useI18n();
  const stop = trip.stops[at];
  const fold = useFold(stop?.bases !== undefined);
  if (!stop) return null;
  const { place, nights } = stop;
  const own = data.places.find(({ id }) => id === place);
  const inText = words.inText(place);
  return (
    <div
      className={classes(panel.raised, row.row, styles.stop)}
      data-paper="bare whole"
      data-scene={own?.scene}
    >
      {/* Words in what is draggable could not be selected. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- buttons do the same */}
      <div
        className={styles.poster}
        draggable
        onDragStart={() => props.onDrag(true)}
        onDragEnd={() => props.onDrag(false)}
      >
        {own && <Picture scene={own.scene} shape="tall" alt="" sizes="5rem" />}
        <StopNumber>{at + 1}</StopNumber>
      </div>
      <div className={classes(stack.tight, styles.about)}>
        <h3>{words.placeName(place)}</h3>
        {props.isClosed && own?.closed && <p className={styles.closed}>{own.closed.says}</p>}
        {dates && <p className={styles.dates}>{words.days(dates.first, dates.last)}</p>}
        {monthsOfNights(nights, dates?.first, trip.month).map(({ month: index }) => {
          const climate = own?.months[index];
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
        <Nights inText={inText} nights={nights} at={at} onChange={onChange} />
      </div>
      <details className={styles.fold} {...fold}>
        <summary id={foldId(at)} data-screen-only>
          {t('plan.change')}
          <VisuallyHidden>{`: ${inText}`}</VisuallyHidden>
        </summary>
        <StopControls inText={inText} at={at} count={trip.stops.length} onChange={onChange} />
        {own && own.bases.length > 1 && (
          <StopBases bases={own.bases} nights={basesOf(stop, own)} at={at} onChange={onChange} />
        )}
      </details>
    </div>
  );
}
