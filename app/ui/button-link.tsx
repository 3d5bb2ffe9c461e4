import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { classes } from './classes.ts';
import { ArrowForward } from './icons.tsx';
import styles from './button-link.module.css';
import pill from './pill.module.css';

type Props = {
  to: string;
  children: ReactNode;
  /** Words that the contact form begins with: `app/contact/ask.client.ts`. */
  'data-ask'?: string;
};

/** A link that asks to be followed. */
export function ButtonLink({ to, children, ...others }: Props) {
  return (
    <Link className={classes(pill.pill, pill.filled, styles.button)} to={to} {...others}>
      {children}
      <span className={styles.arrow}>
        <ArrowForward />
      </span>
    </Link>
  );
}
