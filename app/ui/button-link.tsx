import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { ArrowForward } from './icons.tsx';
import styles from './button-link.module.css';
import pill from './pill.module.css';

/** A link that asks to be followed. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes(pill.pill, pill.filled, styles.button)} to={to}>
      {children}
      <span className={styles.arrow}>
        <ArrowForward />
      </span>
    </Link>
  );
}
