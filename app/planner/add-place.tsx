import { memo } from 'react';
import type { PlannerPlace } from '../content/queries/planner.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Plus } from '../ui/add-icons.tsx';
import styles from './add-place.module.css';
import type { Change } from './parts.ts';
import { tripLimits } from './trip.ts';

type Props = { places: readonly PlannerPlace[]; full: boolean; onChange: Change };

/** Every place as a small poster; a press adds it at the end. */
export const AddPlace = memo(function AddPlace({ places, full, onChange }: Props) {
  const { t } = useI18n();
  const add = (place: string) => {
    const stop = { place, nights: tripLimits.defaultNights };
    onChange(({ stops, ...trip }) => ({ ...trip, stops: [...stops, stop] }));
  };
  return (
    <section className={styles.add} aria-labelledby="add-title">
      <h2 id="add-title">{t('plan.add')}</h2>
      {full && <p>{t('plan.full', { most: tripLimits.stops })}</p>}
      <ul role="list">
        {places.map(({ id, title, scene }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('plan.addPlace', { place: title })}
              disabled={full}
              data-scene={scene}
              onClick={() => add(id)}
            >
              <span className={styles.art}>
                <Picture scene={scene} shape="tall" alt="" sizes="(min-width: 40rem) 8rem, 7rem" />
                <span className={styles.sign}>
                  <Plus />
                </span>
              </span>
              <span className={styles.name}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
