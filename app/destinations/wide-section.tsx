import type { ReactNode } from 'react';
import styles from './wide-section.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A part of a destination's page that takes the page's whole width. */
export function WideSection({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
