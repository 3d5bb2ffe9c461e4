import { useId, type ReactNode } from 'react';
import styles from './year-part.module.css';

type Props = { title: string; children: ReactNode };

export function YearPart({ title, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.part} data-paper="flow" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
