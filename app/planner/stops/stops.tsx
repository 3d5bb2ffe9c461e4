import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useI18n } from '../../i18n/context.tsx';
import { withNightMoved, withNights } from '../../trip/bases.ts';
import { closedStopsOf } from '../../trip/closed-stops.ts';
import { datesOf } from '../../trip/days.ts';
import { LegLine } from './leg-line.tsx';
import type { Change, Parts } from '../../trip/parts.ts';
import type { TripPlace } from '../../trip/trip-data.server.ts';
import { StopCard } from './stop-card.tsx';
import { buttonId, foldId, type StopChange } from './stop-controls.tsx';
import styles from './stops.module.css';
import type { Stop } from '../../trip/trip.ts';
import { endOf, meansOf, townOf, tripLeg } from '../../trip/trip-legs.ts';
import { emptyId } from '../ready-trips.tsx';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';

function moved(stops: readonly Stop[], from: number, to: number) {
  const stop = stops[from];
  return stop ? stops.toSpliced(from, 1).toSpliced(to, 0, stop) : stops;
}

/** With another number of nights, or one of them at another base. */
function changed(
  stop: Stop,
  change: Extract<StopChange, { what: 'nights' | 'move' }>,
  places: readonly TripPlace[],
): Stop {
  const place = places.find(({ id }) => id === stop.place);
  if (!place) return stop;
  return change.what === 'nights'
    ? withNights(stop, change.nights, place)
    : withNightMoved(stop, change.from, change.to, place);
}

/** Changes in a row with the same step are undone together by Back. */
function stepOf(at: number, change: StopChange) {
  if (change.what === 'nights') return `nights ${at}`;
  return change.what === 'move' ? `move ${at} ${change.from} ${change.to}` : undefined;
}

/** The changed stops, and the control that gets the focus, because the pressed one moved or was removed. */
function after(
  stops: readonly Stop[],
  at: number,
  change: StopChange,
  places: readonly TripPlace[],
) {
  const end = stops.length - 1;
  switch (change.what) {
    case 'nights':
    case 'move':
      return {
        stops: stops.map((stop, index) => (index === at ? changed(stop, change, places) : stop)),
      };
    case 'up':
      return {
        stops: moved(stops, at, at - 1),
        focus: buttonId(at === 1 ? 'down' : 'up', at - 1),
      };
    case 'down':
      return {
        stops: moved(stops, at, at + 1),
        focus: buttonId(at + 1 === end ? 'up' : 'down', at + 1),
      };
    default:
      return { stops: stops.toSpliced(at, 1), focus: foldId(Math.min(at, end - 1)) };
  }
}

type Props = Omit<Parts, 'legs'> & {
  onChange: Change;
  /** Above the stops. */
  children?: ReactNode;
};

export function Stops({ data, trip, words, onChange, children }: Props) {
  const { t } = useI18n();
  const { stops, start, end, by } = trip;
  const wanted = useRef<string>(undefined);
  const [drag, setDrag] = useState<{ at: number; of: typeof stops }>();
  // A stop that is removed while it is dragged never ends its drag.
  const dragged = drag?.of === stops ? drag.at : undefined;
  const dates = datesOf(trip);
  const means = meansOf(trip, data);

  useEffect(() => {
    if (wanted.current === undefined) return;
    const control = document.getElementById(wanted.current);
    (control ?? document.getElementById(emptyId))?.focus({ preventScroll: true });
    wanted.current = undefined;
  });

  const press = useCallback(
    (at: number, change: StopChange) =>
      onChange(
        (now) => {
          const next = after(now.stops, at, change, data.places);
          wanted.current = next.focus;
          return { ...now, stops: next.stops };
        },
        stepOf(at, change),
      ),
    [onChange, data],
  );
  const drop = (from: number, to: number) =>
    onChange((now) => ({ ...now, stops: moved(now.stops, from, to) }));

  const last = stops.at(-1);
  const home = last && end && tripLeg(data, endOf(last, data), townOf(data, end), by);
  const closed = closedStopsOf(trip, data.places);
  const seen: Record<string, number> = {};
  if (stops.length === 0) return null;
  return (
    <section className={stack.apart} aria-labelledby="stops-title">
      <div className={stack.close} data-screen-only>
        <h2 id="stops-title" className={textStyles.large}>
          {t('plan.stops')}
        </h2>
        {children}
      </div>
      <ol role="list" className={classes(stack.near, styles.stops)}>
        {stops.map((stop, at) => {
          const { place } = stop;
          const visit = (seen[place] ?? 0) + 1;
          seen[place] = visit;
          const stopBefore = stops[at - 1];
          const before =
            at === 0
              ? start && { place: townOf(data, start) }
              : stopBefore && endOf(stopBefore, data);
          const leg = before && tripLeg(data, before, place, by, means[at]);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same
            <li
              key={`${place} ${visit}`}
              data-dragged={dragged === at || undefined}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined && dragged !== at) drop(dragged, at);
              }}
            >
              {leg && (
                <LegLine
                  leg={leg}
                  words={words}
                  from={words.townInText(before.place, trip, at === 0 ? 'start' : 'stop')}
                  to={words.inText(place)}
                />
              )}
              <StopCard
                data={data}
                words={words}
                trip={trip}
                at={at}
                dates={dates[at]}
                isClosed={closed.has(at)}
                onDrag={(isDragged) => setDrag(isDragged ? { at, of: stops } : undefined)}
                onChange={press}
              />
            </li>
          );
        })}
      </ol>
      {home && last && (
        <LegLine
          leg={home}
          words={words}
          from={words.inText(last.place)}
          to={words.townInText(home.to, trip, 'end')}
        />
      )}
    </section>
  );
}
