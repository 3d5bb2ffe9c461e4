import type { ReactNode } from 'react';
import styles from './stop-number.module.css';

/** Which stop a place is, in a corner of its poster. */
export const StopNumber = ({ children }: { children: ReactNode }) => (
  <span className={styles.number}>{children}</span>
);
