import { classes } from './classes.ts';
import styles from './small-note.module.css';

type Props = { children: string; className?: string | undefined };

export const SmallNote = ({ children, className }: Props) => (
  <p className={classes(className, styles.note)}>{children}</p>
);
