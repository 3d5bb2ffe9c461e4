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
  /** Only said while its place on the map is dimmed: `app/map/dim.ts`. */
  'data-says-dimmed'?: boolean;
  children: ReactNode;
}) {
  return (
    <Element className={styles.hidden} {...others}>
      {children}
    </Element>
  );
}
