import type { ReactNode } from 'react';
import styles from './credit-list.module.css';

type Entry = {
  key: string;
  title: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
};

export function CreditList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul role="list" className={styles.list}>
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
