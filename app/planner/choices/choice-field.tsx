import type { ReactNode } from 'react';
import styles from './choices.module.css';

type FieldProps = { id: string; label: string; children: ReactNode };

export const Field = ({ id, label, children }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);
