import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who listen to the page. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
  ...others
}: {
  as?: 'span' | 'h2';
  /** Where a link leads to it. */
  id?: string | undefined;
  hidden?: boolean;
  /** Words of a place on the map that may step back: `app/map/dim.ts`. */
  'data-says-dimmed'?: boolean;
  children: ReactNode;
}) {
  return (
    <Element className={styles.hidden} {...others}>
      {children}
    </Element>
  );
}
