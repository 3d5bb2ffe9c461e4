import { Picture } from './picture.tsx';
import styles from './stamp.module.css';

/** A stamp with its postmark, in the corner of what one writes to us. */
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
