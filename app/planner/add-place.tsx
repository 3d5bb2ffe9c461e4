import type { PlannerPlace } from './planner.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Plus } from '../ui/add-icons.tsx';
import styles from './add-place.module.css';
import { StopNumber } from './stop-number.tsx';
import { tripLimits, type Stop } from './trip.ts';

type Props = {
  places: readonly PlannerPlace[];
  stops: readonly Stop[];
  onAdd: (place: string) => void;
};

export function AddPlace({ places, stops, onAdd }: Props) {
  const { t } = useI18n();
  const full = stops.length >= tripLimits.stops;
  return (
    <section className={styles.add} aria-labelledby="add-title">
      <h2 id="add-title">{t('plan.add')}</h2>
      {full && <p>{t('plan.full', { most: tripLimits.stops })}</p>}
      <ul role="list">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceToAdd place={place} full={full} onAdd={onAdd} />
            {/* Outside the button, so that it is not part of the button's name. */}
            <span className={styles.stops} aria-hidden="true" data-scene={place.scene}>
              <StopNumber>
                {stops.flatMap((stop, at) => (stop.place === place.id ? at + 1 : [])).join(' · ')}
              </StopNumber>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlaceProps = {
  place: PlannerPlace;
  full: boolean;
  onAdd: (place: string) => void;
};

function PlaceToAdd({ place, full, onAdd }: PlaceProps) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      aria-label={t('plan.addPlace', { place: place.title })}
      disabled={full}
      data-scene={place.scene}
      onClick={({ detail }) => {
        // A double click adds once.
        if (detail <= 1) onAdd(place.id);
      }}
    >
      <span className={styles.art}>
        <Picture scene={place.scene} shape="tall" alt="" sizes="(min-width: 40rem) 8rem, 7rem" />
        <span className={styles.sign}>
          <Plus />
        </span>
      </span>
      <span className={styles.name}>{place.title}</span>
    </button>
  );
}
