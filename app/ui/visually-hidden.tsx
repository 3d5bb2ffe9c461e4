import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who listen to the page. */
export function VisuallyHidden({
  as: Element = 'span',
  id,
  children,
}: {
  as?: 'span' | 'h2';
  /** Where a link leads to it. */
  id?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
