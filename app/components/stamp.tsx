import { Picture } from './picture.tsx';
import styles from './stamp.module.css';

/** A stamp with its postmark, in the corner of what one writes to us. */
export function Stamp() {
  return (
    <div className={styles.post} data-scene="cappadocia">
      <svg className={styles.mark} viewBox="0 0 132 60" aria-hidden="true">
        <circle cx="102" cy="30" r="27" />
        <circle cx="102" cy="30" r="19" />
        <path d="M102 20l2.5 7.5 7.5 2.5-7.5 2.5-2.5 7.5-2.5-7.5-7.5-2.5 7.5-2.5zM2 14q6-6 12 0t12 0 12 0 12 0 12 0 12 0M2 25q6-6 12 0t12 0 12 0 12 0 12 0M2 36q6-6 12 0t12 0 12 0 12 0 12 0M2 47q6-6 12 0t12 0 12 0 12 0 12 0 12 0" />
      </svg>
      <div className={styles.stamp}>
        <Picture scene="cappadocia" shape="tall" alt="" sizes="6rem" />
      </div>
    </div>
  );
}
