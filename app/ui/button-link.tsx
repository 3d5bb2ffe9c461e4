import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { classes } from './classes.ts';
import { ArrowForward } from './icons.tsx';
import styles from './button-link.module.css';
import pill from './pill.module.css';

type Props = {
  to: string;
  children: ReactNode;
  /** What is to be done before it is followed. */
  onClick?: () => void;
};

/** A link that asks to be followed. */
export function ButtonLink({ to, children, onClick }: Props) {
  return (
    <Link className={classes(pill.pill, pill.filled, styles.button)} to={to} onClick={onClick}>
      {children}
      <span className={styles.arrow}>
        <ArrowForward />
      </span>
    </Link>
  );
}
