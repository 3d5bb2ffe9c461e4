import { Stamp } from '../pictures/sights/stamp.tsx';
import type { TripPageData } from './trips.server.ts';
import styles from './trip-sights.module.css';

/** Sights of the trip's places that no day has pictured. */
export function TripSights({ more }: Pick<TripPageData, 'more'>) {
  if (more.length === 0) return null;
  return (
    <ul role="list" className={styles.sights} data-screen-only>
      {more.map(({ id, name, place, scene }) => (
        <li key={id}>
          <Stamp sight={id} scene={scene} alt="" sizes="(min-width: 64rem) 20rem, 44vw" />
          <p>
            {name}, {place}
          </p>
        </li>
      ))}
    </ul>
  );
}
