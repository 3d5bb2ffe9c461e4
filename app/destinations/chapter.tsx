import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';
import styles from './chapter.module.css';

type Props = {
  /** Addresses of search results and links on the page lead here. */
  id: string;
  title: string;
  icon: ReactNode;
  /** Tells what is inside. */
  line: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A chapter that is consulted rather than read: closed, with a line that tells what is inside. */
export function Chapter({ id, title, icon, line, children, className }: Props) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <details id={id} className={styles.chapter}>
        <summary className={disclosure.arrow}>
          {icon}
          <h2 id={`${id}-title`}>{title}</h2>
          <span className={classes(textStyles.soft, styles.line)}>{line}</span>
        </summary>
        <div className={classes(stack.wide, styles.body, className)} data-paper="flow">
          {children}
        </div>
      </details>
    </section>
  );
}
