import { Camera } from '../ui/icons.tsx';
import styles from './photo-ground.module.css';

/** What lies where a photo will be, and stays when it does not come: a sky in the page's own hue. */
export function PhotoGround() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <Camera />
    </div>
  );
}
