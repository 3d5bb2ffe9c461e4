import type { ReactNode } from 'react';
import panel from '../ui/panel.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import styles from './card.module.css';

type Props = {
  /** Addresses of search results and links on the page lead here. */
  id: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
};

/** What every traveller reads before a journey. */
export const Card = ({ id, title, icon, children }: Props) => (
  <section
    id={id}
    className={classes(panel.raised, stack.apart, stack.top, styles.card)}
    data-paper="bare flow"
    aria-labelledby={`${id}-title`}
  >
    <div className={styles.head}>
      {icon}
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
    {children}
  </section>
);
