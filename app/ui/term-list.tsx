import type { ReactNode } from 'react';

/** Left out if it has no text. */
export type Row = readonly [term: string, text: ReactNode];

type Props = { rows: readonly Row[]; className?: string | undefined };

export function TermList({ rows, className }: Props) {
  const said = rows.filter(([, text]) => text);
  if (said.length === 0) return null;
  return (
    <dl className={className}>
      {said.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
