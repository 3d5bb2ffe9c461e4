import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Reveal } from '../ui/reveal.tsx';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';
import styles from './section.module.css';

type Props = {
  id: string;
  title: string;
  lead: string;
  tone?: 'plain' | 'sunk';
  children: ReactNode;
};

export function Section({ id, title, lead, tone = 'plain', children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes(styles.section, tone === 'sunk' && styles.sunk)}
    >
      <div className={classes(stack.far, styles.inner)} data-paper="flow">
        <Reveal className={classes(stack.near, styles.head)} paper="head">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={textStyles.lead}>{lead}</p>
        </Reveal>
        {children}
      </div>
    </section>
  );
}
