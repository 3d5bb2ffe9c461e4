import type { Closure } from './closures.server.ts';
import styles from './closed-notice.module.css';

/** The page of a destination or a trip begins with it. */
export function ClosedNotice({ closure }: { closure: Closure | undefined }) {
  if (!closure) return null;
  return (
    <section className={styles.notice} aria-labelledby="closed-title" data-until={closure.until}>
      <h2 id="closed-title">{closure.label}</h2>
      <p>{closure.why}</p>
      {closure.again && <p>{closure.again}</p>}
    </section>
  );
}
