import { Picture } from './picture.tsx';
import styles from './stamp.module.css';

/** A stamp with its postmark, in the corner of what one writes to us. */
export function Stamp() {
  return (
    <div className={styles.post} data-scene="cappadocia">
      <svg className={styles.mark} viewBox="0 0 132 60" aria-hidden="true">
        <circle cx="102" cy="30" r="27" />
        <circle cx="102" cy="30" r="19" />
        <path d="M102 19 104.5 26.5 112 25 107 30.5 112 36 104.5 34.5 102 42 99.5 34.5 92 36 97 30.5 92 25 99.5 26.5z" />
        <path d="M2 12c9-6 18 6 27 0s18 6 27 0 14 2 20 0M2 24c9-6 18 6 27 0s18 6 27 0 14 2 16 0M2 36c9-6 18 6 27 0s18 6 27 0 14 2 16 0M2 48c9-6 18 6 27 0s18 6 27 0 14 2 20 0" />
      </svg>
      <div className={styles.stamp}>
        <Picture scene="cappadocia" shape="tall" alt="" sizes="6rem" />
      </div>
    </div>
  );
}
