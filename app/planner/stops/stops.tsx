import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useI18n } from '../../i18n/context.tsx';
import { closedStopsOf } from '../../trip/planned-price.ts';
import type { Change, Parts } from '../../trip/parts.ts';
import { OwnDaysNote } from '../own-days-note.tsx';
import { StopCard } from './stop-card.tsx';
import { buttonId, foldId, type StopMove } from './stop-controls.tsx';
import styles from './stops.module.css';
import type { Stop } from '../../trip/trip.ts';
import { legsToStops, type TripLeg } from '../../trip/trip-legs.ts';
import { emptyId } from '../ready-trips.tsx';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { longLeg } from '../../legs/leg.ts';
import { MeansIcon } from '../icons.tsx';
import type { Words } from '../../trip/words.ts';

/** `from` and `to` as within a sentence. */
type LegProps = { leg: TripLeg; words: Words; from: string; to: string };

function LegLine({ leg, words, from, to }: LegProps) {
  const { t } = useI18n();
  const towns = words.sentence(t('plan.travel', { from, to }));
  return (
    <div
      className={classes(stack.near, styles.leg)}
      data-by={leg.taken.by}
      data-long={leg.hours >= longLeg || undefined}
    >
      <span className={styles.sign}>
        <MeansIcon by={leg.taken.by} />
      </span>
      <details>
        <summary>
          <strong>{towns}</strong>{' '}
          <span className={classes(textStyles.soft, styles.hours)}>{words.doorToDoor(leg)}</span>
        </summary>
        <ul>
          <li>{leg.taken.text}</li>
          {leg.ways
            .filter((way) => way !== leg.taken)
            .map((way) => (
              <li key={way.text} data-screen-only>
                {way.text}
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}

function moved(stops: readonly Stop[], from: number, to: number) {
  const stop = stops[from];
  return stop ? stops.toSpliced(from, 1).toSpliced(to, 0, stop) : stops;
}

/** The changed stops, and the control that gets the focus, because the pressed one moved or was removed. */
function after(stops: readonly Stop[], at: number, move: StopMove) {
  const end = stops.length - 1;
  if (move === 'remove')
    return { stops: stops.toSpliced(at, 1), focus: foldId(Math.min(at, end - 1)) };
  const to = move === 'up' ? at - 1 : at + 1;
  const [edge, back] = move === 'up' ? ([0, 'down'] as const) : ([end, 'up'] as const);
  return { stops: moved(stops, at, to), focus: buttonId(to === edge ? back : move, to) };
}

type Props = Omit<Parts, 'legs'> & { onChange: Change };

export function Stops({ data, trip, words, onChange }: Props) {
  const { t } = useI18n();
  const { stops } = trip;
  const wanted = useRef<string>(undefined);
  const [drag, setDrag] = useState<{ at: number; of: typeof stops }>();
  // A stop that is removed while it is dragged never ends its drag.
  const dragged = drag?.of === stops ? drag.at : undefined;

  useEffect(() => {
    if (wanted.current === undefined) return;
    const control = document.getElementById(wanted.current);
    (control ?? document.getElementById(emptyId))?.focus({ preventScroll: true });
    wanted.current = undefined;
  });

  const update: ComponentProps<typeof StopCard>['onChange'] = (at, change, step) =>
    onChange(
      (now) => ({
        ...now,
        // Two presses may come before React renders.
        stops: now.stops.map((stop, index) =>
          index === at && stop.place === stops[at]?.place ? change(stop) : stop,
        ),
      }),
      step,
    );
  const move = (at: number, how: StopMove) =>
    onChange((now) => {
      const next = after(now.stops, at, how);
      wanted.current = next.focus;
      return { ...now, stops: next.stops };
    });
  const drop = (from: number, to: number) =>
    onChange((now) => ({ ...now, stops: moved(now.stops, from, to) }));

  const legs = legsToStops(trip, data);
  const home = legs[stops.length];
  const closed = closedStopsOf(trip, data.places);
  const seen: Record<string, number> = {};
  if (stops.length === 0) return null;
  return (
    <section className={stack.apart} aria-labelledby="stops-title">
      <div className={stack.close} data-screen-only>
        <h2 id="stops-title" className={textStyles.large}>
          {t('plan.stops')}
        </h2>
        <OwnDaysNote data={data} trip={trip} onChange={onChange} />
      </div>
      <ol role="list" className={classes(stack.near, styles.stops)}>
        {stops.map((stop, at) => {
          const { place } = stop;
          const visit = (seen[place] ?? 0) + 1;
          seen[place] = visit;
          const leg = legs[at];
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
                  from={words.townInText(leg.from, trip, at === 0 ? 'start' : 'stop')}
                  to={words.inText(place)}
                />
              )}
              <StopCard
                data={data}
                words={words}
                trip={trip}
                at={at}
                isClosed={closed.has(at)}
                onDrag={(isDragged) => setDrag(isDragged ? { at, of: stops } : undefined)}
                onChange={update}
                onMove={move}
              />
            </li>
          );
        })}
      </ol>
      {home && (
        <LegLine
          leg={home}
          words={words}
          from={words.inText(home.from)}
          to={words.townInText(home.to, trip, 'end')}
        />
      )}
    </section>
  );
}
