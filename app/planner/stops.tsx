import { useEffect, useRef, useState } from 'react';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import { useI18n } from '../i18n/context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Minus, Plus } from '../ui/add-icons.tsx';
import { X } from '../ui/icons.tsx';
import { datesOf, monthsOfStop, nightsOf } from './days.ts';
import { Down, Up } from './icons.tsx';
import { LegLine } from './leg-line.tsx';
import type { Change, Parts } from './parts.ts';
import { Stepper } from './stepper.tsx';
import styles from './stops.module.css';
import { tripLimits, type Stop } from './trip.ts';
import { legBetween, townOf } from './ways.ts';

/** Where focus goes after a press whose button has moved or gone. */
const buttonId = (what: 'up' | 'down' | 'remove', at: number) => `stop-${at}-${what}`;

type Props = Omit<Parts, 'legs'> & { onChange: Change };

/** The stops in their order, the ways between them, and the buttons that change both. */
export function Stops({ data, trip, words, onChange }: Props) {
  const { t } = useI18n();
  const { stops, start, end, by } = trip;
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const [dragged, setDragged] = useState<number>();
  const dates = datesOf(trip);

  useEffect(() => {
    if (wanted.current === undefined) return;
    (document.getElementById(wanted.current) ?? heading.current)?.focus({ preventScroll: true });
    wanted.current = undefined;
  });

  const set = (next: readonly Stop[], choice: string) =>
    onChange((now) => ({ ...now, stops: next }), choice);
  const move = (from: number, to: number) => {
    const stop = stops[from];
    if (stop) set(stops.toSpliced(from, 1).toSpliced(to, 0, stop), `move ${stop.place} ${from}`);
  };
  const legTo = (from: string | undefined, to: string) =>
    from === undefined ? undefined : legBetween(data.legs, from, to, by);

  const last = stops.at(-1);
  const home = last && end && legTo(last.place, townOf(end));
  const seen: Record<string, number> = {};
  return (
    <section className={styles.section} aria-labelledby="stops-title">
      <div className={styles.head}>
        <h2 id="stops-title" ref={heading} tabIndex={-1}>
          {t('plan.stops')}
        </h2>
        <p role="status">
          {stops.length > 0
            ? t('plan.summary', {
                stops: stops.length,
                nights: nightsOf(trip),
                days: nightsOf(trip) + 1,
              })
            : t('plan.empty')}
        </p>
      </div>
      {stops.length > 0 && (
        <ol role="list" className={styles.stops}>
          {stops.map(({ place, nights }, at) => {
            const visit = (seen[place] ?? 0) + 1;
            seen[place] = visit;
            const own = data.places.find(({ id }) => id === place);
            const leg = legTo(at === 0 ? start && townOf(start) : stops[at - 1]?.place, place);
            const name = { place: words.placeName(place) };
            const date = dates[at];
            const from = at === 0 ? 'start' : 'stop';
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same
              <li
                key={`${place} ${visit}`}
                data-dragged={dragged === at || undefined}
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== undefined && dragged !== at) move(dragged, at);
                }}
              >
                {leg && (
                  <LegLine
                    leg={leg}
                    words={words}
                    from={words.townName(leg.from, trip, from)}
                    to={name.place}
                  />
                )}
                <div className={styles.stop} data-scene={own?.scene}>
                  <div className={styles.poster}>
                    {own && <Picture scene={own.scene} shape="tall" alt="" sizes="5rem" />}
                    <span className={styles.number}>{at + 1}</span>
                  </div>
                  <div className={styles.about}>
                    <h3>{name.place}</h3>
                    {date && (
                      <p className={styles.dates}>
                        {words.shortDay(date.first)} – {words.shortDay(date.last)}
                      </p>
                    )}
                    {monthsOfStop(trip, at).map(({ month: index }) => {
                      const month = own?.months[index];
                      return (
                        month && (
                          <p key={index} className={styles.weather} data-comfort={month.comfort}>
                            <ComfortMark comfort={month.comfort} />
                            <span>
                              {t('plan.weather', {
                                month: words.month(index),
                                high: month.highC,
                                low: words.number(month.lowC),
                                days: month.rainDays,
                              })}
                            </span>
                          </p>
                        )
                      );
                    })}
                  </div>
                  <div className={styles.controls}>
                    <Stepper
                      text={t('plan.nights', { nights })}
                      fewer={{ label: t('plan.fewer', name), sign: <Minus /> }}
                      more={{ label: t('plan.more', name), sign: <Plus /> }}
                      value={nights}
                      most={tripLimits.nights}
                      onChange={(next) =>
                        set(stops.with(at, { place, nights: next }), `nights ${at}`)
                      }
                    />
                    <div className={styles.order}>
                      {stops.length > 1 && (
                        <>
                          <button
                            type="button"
                            id={buttonId('up', at)}
                            aria-label={t('plan.up', name)}
                            disabled={at === 0}
                            onClick={() => {
                              wanted.current = buttonId(at === 1 ? 'down' : 'up', at - 1);
                              move(at, at - 1);
                            }}
                          >
                            <Up />
                          </button>
                          <button
                            type="button"
                            id={buttonId('down', at)}
                            aria-label={t('plan.down', name)}
                            disabled={at === stops.length - 1}
                            onClick={() => {
                              const next = at + 1;
                              wanted.current = buttonId(
                                next === stops.length - 1 ? 'up' : 'down',
                                next,
                              );
                              move(at, next);
                            }}
                          >
                            <Down />
                          </button>
                        </>
                      )}
                      <button
                        type="button"
                        id={buttonId('remove', at)}
                        aria-label={t('plan.remove', name)}
                        onClick={() => {
                          wanted.current = buttonId('remove', Math.min(at, stops.length - 2));
                          set(stops.toSpliced(at, 1), `remove ${at} of ${stops.length}`);
                        }}
                      >
                        <X />
                      </button>
                    </div>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {home && last && (
        <LegLine
          leg={home}
          words={words}
          from={words.placeName(last.place)}
          to={words.townName(home.to, trip, 'end')}
        />
      )}
    </section>
  );
}
