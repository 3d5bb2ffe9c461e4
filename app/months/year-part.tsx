import { useId, type ReactNode } from 'react';
import stack from '../ui/stack.module.css';

type Props = { title: string; children: ReactNode };

export function YearPart({ title, children }: Props) {
  const heading = useId();
  return (
    <section className={stack.wide} data-paper="flow" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
