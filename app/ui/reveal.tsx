import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './reveal.module.css';
import stagger from './stagger.module.css';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  staggered?: boolean;
};

/** Fades up once, when it scrolls into view: `reveal.client.ts`. */
export const Reveal = ({ children, className, staggered = false }: Props) => (
  <div
    className={classes(className, styles.reveal, staggered ? stagger.group : styles.whole)}
    data-reveal="still"
  >
    {children}
  </div>
);
