import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './reveal.module.css';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  staggered?: boolean;
  /** What it is on paper: `styles/print.css`. */
  paper?: string;
};

/** Fades up once, when it scrolls into view: `browser/reveal.client.ts`. */
export const Reveal = ({ children, className, staggered = false, paper }: Props) => (
  <div
    className={classes(className, styles.reveal, staggered ? styles.group : styles.whole)}
    data-reveal="still"
    data-paper={paper}
  >
    {children}
  </div>
);
