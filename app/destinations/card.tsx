import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './card.module.css';

type Props = {
  /** Addresses of search results and links on the page lead here. */
  id: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** What every traveller reads before a journey. */
export const Card = ({ id, title, icon, children, className }: Props) => (
  <section
    id={id}
    className={classes(styles.card, className)}
    data-paper="flow"
    aria-labelledby={`${id}-title`}
  >
    <div className={styles.head}>
      {icon}
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
    {children}
  </section>
);
