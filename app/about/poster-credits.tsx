import { Link } from '../ui/link.tsx';
import type { PosterCredit } from './credits.server.ts';
import { classes } from '../ui/classes.ts';
import frame from '../pictures/frame.module.css';
import { Picture } from '../pictures/picture.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import textStyles from '../ui/text.module.css';
import styles from './poster-credits.module.css';

/** Matches poster-credits.module.css. */
function shapeAt(index: number, count: number) {
  if (index === 0) return 'wide';
  return index === count - 1 ? 'tall, then wide' : 'tall';
}

export const postersSizes = (index: number) =>
  `(min-width: 40rem) 30vw, ${index === 0 ? phoneWidth : '10rem'}`;

export function PosterCredits({ posters }: { posters: readonly PosterCredit[] }) {
  return (
    <ul role="list" className={styles.posters}>
      {posters.map(({ scene, imageAlt, place }, index) => (
        <li key={scene} data-scene={scene}>
          <div className={classes(frame.frame, styles.picture)}>
            <Picture
              scene={scene}
              shape={shapeAt(index, posters.length)}
              alt=""
              sizes={postersSizes(index)}
              priority={index === 0}
            />
          </div>
          <div>
            <h3 className={textStyles.plain}>
              {place.to ? <Link to={place.to}>{place.title}</Link> : place.title}
            </h3>
            <p className={textStyles.note}>{imageAlt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
