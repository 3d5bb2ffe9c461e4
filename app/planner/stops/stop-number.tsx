import type { ReactNode } from 'react';
import styles from './stop-number.module.css';

export const StopNumber = ({ children }: { children: ReactNode }) => (
  <span className={styles.number}>{children}</span>
);
