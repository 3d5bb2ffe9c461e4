import { areClosed } from '../days.ts';
import type { TripPlace } from '../trip/trip-data.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import { Picture } from '../pictures/picture.tsx';
import { Plus } from '../ui/icons/add-icons.tsx';
import { holdInPlace } from '../ui/browser/hold.ts';
import styles from './add-place.module.css';
import { StopNumber } from './stops/stop-number.tsx';
import { tripLimits, type Stop } from '../trip/trip.ts';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import poster from '../ui/poster-card.module.css';
import stack from '../ui/stack.module.css';

type Props = {
  places: readonly TripPlace[];
  stops: readonly Stop[];
  onAdd: (place: string) => void;
  /** The day of the build. */
  builtOn: string;
};

export function AddPlace({ places, stops, onAdd, builtOn }: Props) {
  const { t } = useI18n();
  const closed = places.filter((place) => place.closed && areClosed(place.closed, builtOn));
  const open = places.filter((place) => !closed.includes(place));
  const full = stops.length >= tripLimits.stops;
  return (
    <section className={styles.add} data-screen-only aria-labelledby="add-title">
      <details className={disclosure.lined}>
        <summary className={disclosure.summary}>
          <h2 id="add-title">{t('plan.add')}</h2>
        </summary>
        <div className={classes(stack.apart, styles.places)}>
          {full && <p>{t('plan.full', { most: tripLimits.stops })}</p>}
          <ul role="list">
            {open.map((place) => {
              const numbers = stops.flatMap((stop, at) => (stop.place === place.id ? at + 1 : []));
              return (
                <li key={place.id}>
                  <PlaceToAdd place={place} numbers={numbers} full={full} onAdd={onAdd} />
                  <span className={styles.stops} aria-hidden="true" data-scene={place.scene}>
                    <StopNumber>{numbers.join(' · ')}</StopNumber>
                  </span>
                </li>
              );
            })}
          </ul>
          {closed.map((place) => (
            <p key={place.id}>{place.closed?.says}</p>
          ))}
        </div>
      </details>
    </section>
  );
}

type PlaceProps = {
  place: TripPlace;
  /** Which stops it is. */
  numbers: readonly number[];
  full: boolean;
  onAdd: (place: string) => void;
};

function PlaceToAdd({ place, numbers, full, onAdd }: PlaceProps) {
  const { locale, t } = useI18n();
  const stops = formatList(locale, numbers.map(String));
  return (
    <button
      type="button"
      aria-label={
        numbers.length > 0
          ? t('plan.addAgain', { place: place.inText, stops })
          : t('plan.addPlace', { place: place.inText })
      }
      disabled={full}
      data-scene={place.scene}
      onClick={({ currentTarget, detail }) => {
        // A double click adds once.
        if (detail > 1) return;
        holdInPlace(currentTarget);
        onAdd(place.id);
      }}
    >
      <span className={classes(poster.art, styles.art)}>
        <Picture scene={place.scene} shape="tall" alt="" sizes="(min-width: 40rem) 8rem, 7rem" />
        <span className={styles.sign}>
          <Plus />
        </span>
      </span>
      <span className={styles.name}>{place.title}</span>
    </button>
  );
}
