import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { classes } from './classes.ts';
import { ArrowForward } from './icons/icons.tsx';
import styles from './button-link.module.css';
import pill from './pill.module.css';

type Props = {
  to: string;
  children: ReactNode;
  'aria-label'?: string;
  /** What a question is about, for the form. */
  'data-ask'?: string;
};

export function ButtonLink({ to, children, ...others }: Props) {
  return (
    <Link
      className={classes(pill.pill, pill.filled, styles.button)}
      to={to}
      data-screen-only
      {...others}
    >
      {children}
      <span className={styles.arrow}>
        <ArrowForward />
      </span>
    </Link>
  );
}
