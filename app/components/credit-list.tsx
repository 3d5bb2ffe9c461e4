import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './credit-list.module.css';

type Entry = {
  key: string;
  title: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
};

type Props = {
  entries: readonly Entry[];
  /** The labels are long: all of the list get more room. */
  long?: boolean;
};

/** Things that are credited, each with a few labelled facts. */
export function CreditList({ entries, long = false }: Props) {
  return (
    <ul role="list" className={classes(styles.list, long && styles.long)}>
      {entries.map(({ key, title, facts }) => (
        <li key={key}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
