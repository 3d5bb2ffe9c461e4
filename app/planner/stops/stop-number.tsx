import type { ReactNode } from 'react';
import styles from './stops.module.css';

export const StopNumber = ({ children }: { children: ReactNode }) => (
  <span className={styles.number}>{children}</span>
);
