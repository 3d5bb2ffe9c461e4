import { useId, type ReactNode } from 'react';
import styles from './year-part.module.css';

type Props = { id?: string; title: string; children: ReactNode };

export function YearPart({ id, title, children }: Props) {
  const heading = useId();
  return (
    <section id={id} className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
