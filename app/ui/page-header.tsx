import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type Props = { title: string; lead?: string; children?: ReactNode };

export function PageHeader({ title, lead, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 id="title">{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
