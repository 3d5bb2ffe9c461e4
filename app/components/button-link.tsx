import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowForward } from '../ui/icons.tsx';
import styles from './button-link.module.css';

/** A link that asks to be followed. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.button} to={to}>
      {children}
      <span className={styles.arrow}>
        <ArrowForward />
      </span>
    </Link>
  );
}
