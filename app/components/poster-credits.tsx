import { Link } from 'react-router';
import type { PosterCredit } from '../content/credits.server.ts';
import { Picture } from './picture.tsx';
import styles from './poster-credits.module.css';

/** Our posters in small, each with its page and what it shows. */
export function PosterCredits({ posters }: { posters: readonly PosterCredit[] }) {
  return (
    <ul role="list" className={styles.posters}>
      {posters.map(({ scene, imageAlt, place }, index) => (
        <li key={scene} data-scene={scene}>
          <div className={styles.picture}>
            <Picture scene={scene} shape="tall" alt="" sizes="12rem" priority={index === 0} />
          </div>
          <h3>{place.to ? <Link to={place.to}>{place.title}</Link> : place.title}</h3>
          <p>{imageAlt}</p>
        </li>
      ))}
    </ul>
  );
}
