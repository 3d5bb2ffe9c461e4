import type { Closure } from './closures.server.ts';
import textStyles from '../ui/text.module.css';
import panel from '../ui/panel.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import styles from './closed-notice.module.css';

/** The page of a destination or a trip begins with it. */
export function ClosedNotice({ closure }: { closure: Closure | undefined }) {
  if (!closure) return null;
  return (
    <section
      className={classes(panel.lined, stack.close, styles.notice)}
      aria-labelledby="closed-title"
      data-until={closure.until}
    >
      <h2 id="closed-title" className={textStyles.medium}>
        {closure.label}
      </h2>
      <p className={textStyles.measured}>{closure.why}</p>
      {closure.again && <p className={textStyles.measured}>{closure.again}</p>}
    </section>
  );
}
