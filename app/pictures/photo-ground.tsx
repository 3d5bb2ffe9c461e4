import { Camera } from '../ui/icons.tsx';
import styles from './photo-ground.module.css';

/**
 * What lies where a photo will be, and stays when it does not come: a sky in the page's own hue, or the
 * photo's own colour where we know it.
 */
export function PhotoGround({ colour }: { colour?: string | undefined }) {
  return (
    <div className={styles.ground} aria-hidden="true">
      {colour && (
        <svg className={styles.colour}>
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      <Camera />
    </div>
  );
}
