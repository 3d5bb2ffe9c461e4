import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Of the box that the bar is the last child of: it stays in view down to the end of the box. */
export const { reach } = styles;

/** At the lower edge of a narrow screen. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-follows-scroll data-screen-only>
    {children}
  </div>
);
