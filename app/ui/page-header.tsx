import type { ReactNode } from 'react';
import textStyles from './text.module.css';
import styles from './page-header.module.css';

type Props = { title: string; lead?: string; children?: ReactNode };

export function PageHeader({ title, lead, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 id="title">{title}</h1>
      {lead && <p className={textStyles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
