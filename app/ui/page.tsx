import type { ReactNode } from 'react';
import styles from './page-body.module.css';
import { PageHeader } from './page-header.tsx';

type Props = { title: string; lead: string; children: ReactNode };

export const Page = ({ title, lead, children }: Props) => (
  <>
    <PageHeader title={title} lead={lead} />
    <div className={styles.body}>{children}</div>
  </>
);
