import type { ReactNode } from 'react';
import styles from './wide-section.module.css';

type Props = { id: string; title: string; children: ReactNode };

export function WideSection({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
