import { Picture } from '../pictures/picture.tsx';
import styles from './stamp.module.css';

export function Stamp() {
  return (
    <div className={styles.post} data-scene="not-found">
      <span className={styles.mark} />
      <div className={styles.stamp}>
        <Picture scene="not-found" shape="tall" alt="" sizes="6rem" />
      </div>
    </div>
  );
}
