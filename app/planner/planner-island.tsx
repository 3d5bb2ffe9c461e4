import { useDeferredValue, useEffect, useMemo, type MouseEvent } from 'react';
import { entryOf } from '../content/entries.ts';
import { asIsland, useI18n } from '../i18n/context.tsx';
import type { Channels } from '../contact/business.server.ts';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { asksForPart, showForQuery } from '../ui/browser/await-query.ts';
import { BottomBar, reach } from '../ui/bottom-bar.tsx';
import { holdInPlace } from '../ui/browser/hold.ts';
import { loadJson } from '../ui/browser/load-json.ts';
import { isPlainClick } from '../ui/browser/plain-click.ts';
import { AddPlace } from './add-place.tsx';
import { ChannelsContext } from './channels.ts';
import { Choices } from './choices/choices.tsx';
import { KeptHere } from './kept-here.tsx';
import { LeftOut } from './left-out.tsx';
import { More } from './more.tsx';
import type * as plannedParts from './planned.ts';
import styles from './planner.module.css';
import type { TripData } from '../trip/trip-data.server.ts';
import { ReadyTrips } from './ready-trips.tsx';
import { RouteMap } from './route-map.tsx';
import { TripHead } from './trip-head.tsx';
import { tripWithDays, type OwnDay } from '../trip/ready-trip.ts';
import { tripLimits } from '../trip/trip.ts';
import { legsOf } from '../trip/trip-legs.ts';
import { useLoaded } from './use-loaded.ts';
import { useTrip } from './use-trip.ts';
import { knownIds } from '../trip/parse-trip.ts';
import { useToday } from './use-today.ts';
import { wordsOf } from '../trip/words.ts';

/** Follows a link to another trip without loading the page again; one of the map adds its place. */
function followHere(event: MouseEvent, onAdd: (place: string) => void) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event.nativeEvent)) return;
  const isHere = link.pathname === location.pathname && link.hash === '';
  // The first click of a double click may have changed the link under the pointer.
  const isSecond = event.detail > 1;
  if (isHere || isSecond) event.preventDefault();
  if (!isHere || isSecond) return;
  const place = link.closest<HTMLElement>('[data-map-place]')?.dataset['mapPlace'];
  if (!place) return writeQuery(link.search);
  holdInPlace(link);
  onAdd(place);
}

const importPlanned = () => import('./planned.ts');

// What draws the trip of an address loads beside React, not after it.
if (typeof document !== 'undefined' && asksForPart()) importPlanned().catch(() => {});

/** Where it does not come, the page says so as it does without the island's own script. */
const loadPlanned = () =>
  importPlanned().catch((error: unknown) => {
    document.dispatchEvent(new Event('astro:hydration-error'));
    throw error;
  });

/** What no first view needs. */
const loadAdvice = async (locale: Locale) => (await import('./advice.tsx')).adviceIn(locale);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
const loadDays = async (address: string) => (await loadJson(address)) as readonly OwnDay[];

type Props = { data: TripData; planned: typeof plannedParts | undefined };

function Planner({ data, planned }: Props) {
  const { locale, t } = useI18n();
  const known = useMemo(() => knownIds(data), [data]);
  const { trip, problems, change, ...kept } = useTrip(known);
  const add = (place: string) =>
    change((before) => {
      const { nights } = entryOf(data.places, place);
      return before.stops.length < tripLimits.stops
        ? { ...before, stops: [...before.stops, { place, nights }] }
        : before;
    });
  const isEmpty = trip.stops.length === 0;
  const words = useMemo(() => wordsOf(locale, t, data), [locale, t, data]);
  // Deferred, so that a press is answered before the rest is drawn.
  const drawn = useDeferredValue(trip);
  const drawnQuery = useDeferredValue(useAddressQuery());
  const legs = useMemo(() => legsOf(drawn, data), [drawn, data]);
  const some = drawn.stops.length > 0;
  const { value: advice } = useLoaded(some ? locale : undefined, loadAdvice);
  const ready = tripWithDays({ data, trip: drawn });
  const { value: own, isAwaited } = useLoaded(ready && paths.tripDays(locale, ready.id), loadDays);
  useEffect(() => {
    if (planned && !isAwaited) showForQuery(drawnQuery);
  }, [planned, isAwaited, drawnQuery]);
  const parts = { data, trip: drawn, legs, words, ...(own && { own }) };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on links within
    <div className={reach} onClick={(event) => followHere(event, add)}>
      <div className={styles.planner} data-paper="flow" data-awaits-query>
        <div className={styles.parts} data-paper="flow">
          <div className={styles.first} data-paper="flow">
            <div className={styles.seeing}>
              <RouteMap {...parts} />
            </div>
            <div className={styles.head} data-paper="flow" data-needs-scripts>
              <p className={styles.awaited} data-screen-only>
                {t('plan.awaited')}
              </p>
              <TripHead {...parts} trip={trip} />
              <LeftOut problems={problems} words={words} />
              <KeptHere isShown={!isEmpty} {...kept} />
              {isEmpty && <ReadyTrips trips={data.trips} />}
            </div>
          </div>
          {some && planned && (
            <>
              <div className={styles.sum} data-screen-only>
                <planned.SumLine {...parts} />
              </div>
              <planned.Days {...parts} areAwaited={isAwaited} />
            </>
          )}
          <div
            className={styles.changing}
            data-paper="flow"
            data-needs-scripts
            data-few={(some && drawn.stops.length < 4) || undefined}
          >
            <div className={styles.choosing} data-paper="flow">
              {planned && (
                <>
                  <planned.Stops data={data} trip={trip} words={words} onChange={change} />
                  <planned.BetterOrder {...parts} onChange={change} />
                </>
              )}
              <AddPlace places={data.places} builtOn={data.day} stops={trip.stops} onAdd={add} />
            </div>
            <div className={styles.pricing} data-paper="flow">
              <div data-screen-only>
                <Choices months={data.months} trip={trip} onChange={change} />
              </div>
              {some && planned && <planned.Total {...parts} Emissions={advice?.Emissions} />}
            </div>
            {some && planned && <planned.Warnings {...parts} />}
          </div>
        </div>
        {advice && <advice.Before {...parts} />}
        <More parts={parts} trip={trip} planned={planned} onChange={change} />
      </div>
      {some && planned && (
        <BottomBar>
          <planned.SumLine {...parts} />
        </BottomBar>
      )}
    </div>
  );
}

/** What is past or closed depends on the day, so that another day draws the trip again. */
function PlannerOfDay({ data, channels }: Pick<Props, 'data'> & { channels: Channels }) {
  const { value: planned } = useLoaded('planned', loadPlanned);
  return (
    <ChannelsContext value={channels}>
      <Planner key={useToday()} data={data} planned={planned} />
    </ChannelsContext>
  );
}

export const PlannerIsland = asIsland(PlannerOfDay);
