import type { ReactNode } from 'react';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './choices.module.css';

type FieldProps = { id: string; label: string; children: ReactNode };

export const Field = ({ id, label, children }: FieldProps) => (
  <div className={classes(stack.close, styles.field)}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);
