import { Camera } from '../ui/icons.tsx';
import styles from './photo-ground.module.css';

/** A photo's placeholder: the photo's colour if it is known, else the page's. */
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
