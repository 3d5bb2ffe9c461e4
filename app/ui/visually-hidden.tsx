import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export function VisuallyHidden({
  as: Element = 'span',
  children,
  ...others
}: {
  as?: 'span' | 'h2';
  id?: string | undefined;
  hidden?: boolean;
  /** Words of a place on the map that may be dimmed: `app/map/dim.ts`. */
  'data-said-back'?: boolean;
  children: ReactNode;
}) {
  return (
    <Element className={styles.hidden} {...others}>
      {children}
    </Element>
  );
}
